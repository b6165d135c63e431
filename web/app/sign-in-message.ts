import type { PageRoute } from './routes/route.ts'

/** Titles that say what is done on the page. */
const deed = /^(?:Book|Change|Edit|Match|Schedule) /

/** `Welcome brief` as `welcome brief`; what is written in capitals stays. */
function inSentence(title: string): string {
  return /^[A-Z][a-z]/.test(title) ? title.charAt(0).toLowerCase() + title.slice(1) : title
}

/** What a visitor is told who has opened a page for signed-in people: where signing in takes them. */
export function signInMessage({ title, path }: Pick<PageRoute, 'title' | 'path'>): string {
  if (title === undefined) return 'Sign in to open this page.'
  if (deed.test(title)) return `Sign in to ${inSentence(title)}.`
  if (title.startsWith('Your ')) return `Sign in to open ${inSentence(title)}.`
  return path.includes('/:') ? `Sign in to open this ${inSentence(title)}.` : `Sign in to open ${title}.`
}
