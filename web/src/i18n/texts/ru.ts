/** All texts of one language, in one file of the build. */
export default Object.values(
  import.meta.glob<string>("../../../../src/spyrium/text/locale/ru/*.ftl", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);
