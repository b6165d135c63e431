const levels: Readonly<Record<number, string>> = { 20: 'Debug', 30: 'Info', 40: 'Warning', 50: 'Error', 60: 'Fatal' }

interface LogLine {
  readonly level: number
  readonly time: number
  readonly msg?: string
  readonly err?: { readonly message?: string; readonly stack?: string }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** One line of the JSON log as a person reads it: time, level, message, then its fields; an error with its stack below. */
export function readableLine(json: string): string {
  let line: LogLine
  try {
    line = JSON.parse(json) as LogLine
  } catch {
    return json
  }
  const { level, time, msg = '', err, ...fields } = line
  const clock = new Date(time).toTimeString().slice(0, 8)
  const pairs = Object.entries(fields).map(([name, value]) => `${name}=${textOf(value)}`)
  const message = [msg, ...(pairs.length > 0 ? [`(${pairs.join(' ')})`] : [])].filter((part) => part !== '').join(' ')
  const stack = err ? `\n  ${(err.stack ?? err.message ?? textOf(err)).replaceAll('\n', '\n  ')}` : ''
  return `${clock} ${levels[level] ?? 'Log'}: ${message}${stack}\n`
}
