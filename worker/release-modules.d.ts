// Types of the modules that the bundle treats as external and that are uploaded beside the Worker: the release's
// manifest and the blobs bundled with it.

declare module '#release/manifest' {
  const manifest: import('#site/model/release.ts').Manifest
  export default manifest
}

declare module '#release/mcp' {
  export const createMcp: import('./mcp/server/mcp-site.ts').CreateMcp
  export const loadRequestCheck: import('./mcp/load-request-check.ts').LoadRequestCheck
}

declare module '#release/core' {
  const core: import('./release/release-store.ts').CoreBlobs
  export default core
}
