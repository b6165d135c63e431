/** A stretch of text; with `to` it is a link. */
export interface Interval {
  readonly text: string
  readonly to?: string
}

export type Block =
  | { readonly kind: 'paragraph'; readonly intervals: readonly Interval[] }
  | { readonly kind: 'list'; readonly points: readonly (readonly Interval[])[] }

const link = /\[([^\]\n]+)\]\(([^)\s]*)\)/g
const safeTarget = /^(\/(?![/\\])|https:\/\/|mailto:)/

/** The links of a line. A target that leads anywhere but to a path of ours, https or a mailbox stays plain text. */
export function readIntervals(line: string): Interval[] {
  const intervals: Interval[] = []
  let done = 0
  for (const found of line.matchAll(link)) {
    const [whole, text = '', to = ''] = found
    if (!safeTarget.test(to)) continue
    if (found.index > done) intervals.push({ text: line.slice(done, found.index) })
    intervals.push({ text, to })
    done = found.index + whole.length
  }
  if (done < line.length) intervals.push({ text: line.slice(done) })
  return intervals
}

const isPoint = (line: string): boolean => line.startsWith('- ')

/** Paragraphs and lists of a text marked as `contract/core/content` says; there is nothing else it can become. */
export function readMarkedText(text: string): Block[] {
  const blocks: Block[] = []
  for (const part of text.replaceAll('\r\n', '\n').split(/\n\s*\n/)) {
    let paragraph: string[] = []
    let points: Interval[][] = []
    const close = (): void => {
      if (paragraph.length > 0) blocks.push({ kind: 'paragraph', intervals: readIntervals(paragraph.join(' ')) })
      if (points.length > 0) blocks.push({ kind: 'list', points })
      paragraph = []
      points = []
    }
    for (const line of part.split('\n').map((each) => each.trim())) {
      if (line === '') continue
      if (isPoint(line) ? paragraph.length > 0 : points.length > 0) close()
      if (isPoint(line)) points.push(readIntervals(line.slice(2)))
      else paragraph.push(line)
    }
    close()
  }
  return blocks
}
