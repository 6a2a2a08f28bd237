/** Made by the build from the catalogues (vite.config.ts). */
declare module "virtual:texts" {
  type Load = () => Promise<{ default: string[] }>;
  const texts: Record<import("./languages").Language, Load>;
  export default texts;
}
