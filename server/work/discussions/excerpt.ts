const longest = 140

/** The beginning of a message as lists and notifications show it, on one line. */
export function excerptOf(body: string, files: number): string {
  const line = body.replaceAll(/\s+/g, ' ').trim()
  if (line === '') return files === 1 ? 'A file' : `${files} files`
  const signs = Array.from(line)
  return signs.length <= longest ? line : `${signs.slice(0, longest - 1).join('')}…`
}
