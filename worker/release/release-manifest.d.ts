// The type of the module that the bundle leaves out: the release's manifest, written beside the Worker.

declare module '#release/manifest' {
  const manifest: import('#site/model/release.ts').Manifest
  export default manifest
}
