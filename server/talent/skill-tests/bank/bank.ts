import type { Bank } from './bank-item.ts'
import { englishFixing } from './english-fixing.ts'
import { englishGrammar } from './english-grammar.ts'
import { englishPunctuation } from './english-punctuation.ts'
import { englishTone } from './english-tone.ts'
import { englishWords } from './english-words.ts'
import { judgementClients } from './judgement-clients.ts'
import { judgementMistakes } from './judgement-mistakes.ts'
import { judgementPriorities } from './judgement-priorities.ts'
import { judgementPrivacy } from './judgement-privacy.ts'
import { spreadsheetFilters } from './spreadsheet-filters.ts'
import { spreadsheetLookups } from './spreadsheet-lookups.ts'
import { spreadsheetPercent } from './spreadsheet-percent.ts'
import { spreadsheetReferences } from './spreadsheet-references.ts'
import { spreadsheetSums } from './spreadsheet-sums.ts'
import { typing } from './typing.ts'

/** Every item there is, what is right included: it never leaves the server whole. */
export const bank: Bank = {
  typing,
  english: [...englishGrammar, ...englishPunctuation, ...englishWords, ...englishTone, ...englishFixing],
  spreadsheet: [
    ...spreadsheetSums,
    ...spreadsheetFilters,
    ...spreadsheetPercent,
    ...spreadsheetReferences,
    ...spreadsheetLookups,
  ],
  judgement: [...judgementClients, ...judgementPriorities, ...judgementPrivacy, ...judgementMistakes],
}
