// Which shard of a large release's page table holds a path.

/** FNV-1a of the path, reduced to a shard number: cheap, and the same in every runtime. */
export function shardOf(path: string, shardCount: number): number {
  let value = 0x811c9dc5
  for (let index = 0; index < path.length; index++) {
    value = Math.imul(value ^ path.charCodeAt(index), 0x01000193)
  }
  return (value >>> 0) % shardCount
}
