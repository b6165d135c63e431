import type { CsvColumn } from '@talentplace/contract/shared/csv-columns'
import { entryTextNames, entryTexts } from '@talentplace/contract/work/time/entry-details'
import type { PrintedEntry } from './printed-log.ts'

/** What was worked on: in a spreadsheet a column each, in print one line of the cell "Work". */
export const workColumns: readonly CsvColumn<PrintedEntry>[] = [
  { key: 'task_name', label: 'Task', value: ({ task_name }) => task_name },
  ...entryTextNames.map((name) => ({
    key: name,
    label: entryTexts[name].heading,
    value: (entry: PrintedEntry) => entry[name],
  })),
]
