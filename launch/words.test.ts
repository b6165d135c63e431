import { globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { expect, it } from 'vitest'

const root = dirname(import.meta.dirname)

/** Names that nobody would search for, and what our trade calls the thing. */
const glossary: [name: RegExp, write: string][] = [
  [/^tell(Of)?[A-Z]|^told[A-Z]|^noteTold$/, 'notify, recipients'],
  [/^[Bb]egun|^hasBegun$|^notBegun$|[a-z]Begun$|^neverBegan$/, 'started'],
  [/^most[A-Z]/, 'max'],
  [/[Ss]nack/, 'toast'],
  [/^stateList$/, 'sqlIn'],
  [/^nobodySignedIn$/, 'anonymous'],
  [/^alsoWrong$/, 'extraIssues'],
  [/^isTheirs$/, 'isOwner'],
  [/^adoptAddress$/, 'syncFromUrl'],
  [/^setAside$/, 'suspended'],
  [/^whatsMissing$/, 'missingRequirements'],
  [/^(un)?seal([A-Z]|$)|^Seal(ed|ing)|[a-z]Anew$/, 'encrypt, decrypt, reencrypt'],
  [/^refuse[A-Z]/, 'reject'],
  [/^faults([A-Z]|$)|[a-z]Faults?$|^Faults?$/, 'issue, error'],
  [/^[Ss]tretch(es)?[A-Z]|[a-z]Stretch(es)?([A-Z]|$)/, 'interval'],
  [/^forget(Person|People|Rows|Files|Audit|Exports|Jobs|Cards?)$/, 'erase, detach'],
  [/^learnFees$|^note(Refund|Dispute)$|^addLinesOfEach$|^payOfTime$/, 'fetch, record, insert'],
  [/^hold(Draft|Bill|Payout|Thread|Tasks|View|Colleague|Request|Invitation|Application)$/, 'lock'],
  [/^(Time|Thread|Invoice|Bill)Reader$/, 'viewer'],
]

/** What is declared by one of these words alone; a property of the wire or of a table may have it. */
const declaredWord =
  /\b(?:const|let|function|type|interface|class) (told|tell|held|kept|asked|ask|shown|standing|most|fault|gone|refused|refusal|sealed|begun|carried|snack|forget|Told|Held|Kept|Asked|Shown|Standing|Refused|Refusal)\b/g
const writeInstead =
  'a word of the trade: notified, locked, stored, requested, visible, status, max, issue, removed, rejected, encrypted'

/** The same of files. */
const fileNames: [name: RegExp, write: string][] = [
  [/^(tell|told)-/, 'notify-, recipients'],
  [/^most-/, 'max-'],
  [/^refuse-(?!dialog)/, 'reject-'],
  [/^seal-|-anew\b/, 'encrypt-, reencrypt-'],
  [/-faults?\b/, '-issues'],
  [/snack/, 'toast'],
  [
    /^(held|kept|asked|shown|carried)-|-(standing|asked|kept|held|shown)\b(?!\.states)/,
    'locked-, stored-, requested-, …-view, …-status',
  ],
]

/** They quote: English as such, and what others call their things. */
const quoted = new Set(['mostRecent', 'mostCurrent'])
/** Files about a bill on hold and about time that is held: the states `held` of the wire. */
const quotedFiles = new Set(['held-for-details.ts', 'release-held-bills.ts', 'held-reasons.ts'])

it('names are the words of the trade (docs/decisions/0194)', () => {
  const files = globSync(['{contract,server,web,e2e,bench,drills}/**/*.{ts,tsx}'], {
    cwd: root,
    exclude: ['**/node_modules/**', '**/dist/**'],
  })
  expect(files.length).toBeGreaterThan(3_000)
  const found: string[] = []
  for (const file of files) {
    const fileName = basename(file)
    for (const [pattern, write] of fileNames)
      if (pattern.test(fileName) && !quotedFiles.has(fileName)) found.push(`${file}: ${write}`)
    const code = readFileSync(`${root}/${file}`, 'utf8').replaceAll(/\/\*[^]*?\*\/|\/\/.*/g, '')
    for (const [, name] of code.matchAll(declaredWord)) found.push(`${file}: ${name}, write ${writeInstead}`)
    for (const name of new Set(
      Array.from(code.matchAll(/(?<=[ (.{[!<,#?:&|=>]|^)[A-Za-z]\w*(?=[ ().,;:<>[\]=?!&|}]|$)/gm), ([word]) => word),
    )) {
      if (!/[a-z][A-Z]|^stateList$/.test(name) || quoted.has(name)) continue
      const [, write] = glossary.find(([pattern]) => pattern.test(name)) ?? []
      if (write !== undefined) found.push(`${file}: ${name}, write ${write}`)
    }
  }
  expect(found).toEqual([])
})
