import { getParser } from 'bowser'

const unknown = 'An unknown browser'
const longest = 100

/** The browser and system that a user agent names, as people know them: `Chrome on Windows`. */
export function deviceWords(userAgent: string | undefined): string {
  if (userAgent === undefined || userAgent.trim() === '') return unknown
  const parser = getParser(userAgent)
  const browser = parser.getBrowserName()
  const system = parser.getOSName()
  if (browser === '') return system === '' ? unknown : `A browser on ${system}`.slice(0, longest)
  return (system === '' ? browser : `${browser} on ${system}`).slice(0, longest)
}
