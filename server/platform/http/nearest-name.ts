import { distance } from 'fastest-levenshtein'

const plain = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '')

/** How far apart two names are, in letters; case, dots, underscores and brackets don't count. */
function apart(sent: string, name: string): number {
  // `limit` is meant to be `pagination.limit`.
  const last = name.slice(name.lastIndexOf('.') + 1)
  return Math.min(distance(plain(sent), plain(name)), distance(plain(sent), plain(last)))
}

/** The name that was probably meant: at most a third of its letters differ. Null: none is near. */
export function nearestName(sent: string, names: readonly string[]): string | null {
  const [best] = names.map((name) => ({ name, letters: apart(sent, name) })).sort((a, b) => a.letters - b.letters)
  return best !== undefined && best.letters <= Math.ceil(plain(best.name).length / 3) ? best.name : null
}
