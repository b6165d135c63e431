/** A6.10: how long a file stays there for the browser to take. */
const releasedAfter = 7_000

/** Has the browser save a content as a file. */
export function saveFile(name: string, type: string, content: BlobPart): void {
  const href = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = href
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(href), releasedAfter)
}
