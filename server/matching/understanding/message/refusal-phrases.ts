import { type MessageWord, startsSentence } from './message-words.ts'

/** Sayings that refuse what stands behind them, as `messageWords` writes them; what they refuse goes to the end of its clause. */
const sayings = `
dont bother with | do not bother with | no need to worry about | dont worry about | do not worry about | not in the market for | stay away from | steer clear of | stay out of | keep away from
wont be dealing with | not be dealing with | not dealing with | wont be doing | not be doing | not doing | not handling | wont be handling | not be handling | not touching | wont be touching
not responsible for | wont be hiring | not be hiring | wont hire | not looking to hire | have no use for | can do without | could do without | dont care about | not after | who doesnt do | who does not do | that doesnt do | who wont do | never mind | not bothered about
ne veux rien savoir des | ne veux rien savoir de | veut rien savoir des | veut rien savoir de | rien a voir avec | hors de question de faire | hors de question de | oubliez les | oubliez la | oubliez le
oublie les | oublie la | oublie le | pas interesse par | pas interesses par | pas interessee par | pas question de faire | laissez tomber | inutile de faire | nul besoin de | evitez les | evitez la | evitez le`
  .split(/[|\n]/)
  .map((saying) => saying.trim())
  .filter((saying) => saying !== '')
  .map((saying) => saying.split(' '))
  .toSorted((left, right) => right.length - left.length)

const byFirst = Map.groupBy(sayings, ([first]) => first ?? '')

/** Where what is refused begins behind a saying that begins here. */
export function refusedBehindSaying(words: readonly MessageWord[], at: number): number | null {
  const said = byFirst
    .get(words[at]?.value ?? '')
    ?.find((saying) =>
      saying.every(
        (value, which) =>
          words[at + which]?.value === value && (which === 0 || !startsSentence(words[at + which] as MessageWord)),
      ),
    )
  if (said === undefined) return null
  let what = at + said.length
  while (/^(the|any|du|de|d|la|le|les|l)$/.test(words[what]?.value ?? '')) what += 1
  return what < words.length && !startsSentence(words[what] as MessageWord) ? what : null
}
