// Undoes what runtimes, pages and log tools do to a JSON body when they print it, as far as an error body needs it.

/** In order: each works on what those before it leave. */
const REWRITES: readonly (readonly [printed: RegExp, json: string])[] = [
  [/\\{1,7}u0022|&(?:quot|#34|#x22);/gi, '"'],
  [/\\{1,7}(["'/])/g, '$1'],
  [/\\n/g, '\n'],
  // Before each line: the name of a container, the time of a CI log.
  [/^[\w.-]{1,60} {1,8}\| ?/gm, ''],
  [/^\d{4}-\d\d-\d\dT[\d:.]{8,20}Z /gm, ''],
  // PHP: `[errors] => Array ( [0] => text`, `["status"]=> int(400)`
  [/(?:\bArray\s{1,60}\(|\barray\(\d+\) \{)\s{0,40}(?=\[0\])/g, '['],
  [/\bArray\s{1,60}\(|\barray\(\d+\) \{/g, '{'],
  [/\[\d+\] => ([^\n]+)/g, '"$1"'],
  [/\[\d+\]=>\s{0,40}/g, ''],
  [/\["?([\w.-]{1,60})"?\] ?=>\s{0,40}/g, '"$1": '],
  [/\bstring\(\d+\) |\bint\((\d+)\)/g, '$1'],
  // YAML
  [/^errors:\s{1,9}([\w.-]{1,60}):\s{1,9}- ([^\n]+)/gm, '"errors": {"$1": ["$2"]}'],
]

export const printedJson = (text: string): string =>
  REWRITES.reduce((json, [printed, by]) => json.replaceAll(printed, by), text)
