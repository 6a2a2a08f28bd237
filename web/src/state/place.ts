/** Where the client was built for: a server of its own, or any file server. */
export const SERVERLESS = import.meta.env.MODE === "site";
