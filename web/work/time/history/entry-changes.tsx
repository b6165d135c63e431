import type { Reply } from '../../../platform/api/operation-types.ts'
import { InstantTime } from '../../../platform/viewer-zone/instant-time.tsx'
import { History, HistoryEntry, NoHistory } from '../../../ui/record/history.tsx'
import { changeWords } from './change-words.ts'

type Change = Reply<'time.getTimeEntry'>['history'][number]

const sides: Readonly<Record<Change['by'], string>> = {
  assistant: 'the assistant',
  client: 'the client',
  staff: 'our team',
  system: 'the system',
}

/** What of an entry it was is said by the entry itself, where it was removed. */
function whatWas({ reason, fields }: Change): { what: string; parts: Change['fields'] } {
  if (fields.some(({ name, to }) => name === 'status' && to === null)) {
    return { what: reason === null ? 'Removed' : `Removed: ${reason}`, parts: [] }
  }
  return { what: reason ?? (fields.length === 0 ? 'Logged' : 'Changed'), parts: fields }
}

interface EntryChangesProps {
  readonly history: readonly Change[]
  /** Of the assistant’s clock, in minutes east of UTC. */
  readonly offset: number
}

/** Every change of an entry, with what it was before. */
export function EntryChanges({ history, offset }: EntryChangesProps) {
  if (history.length === 0) return <NoHistory>Nothing has been changed.</NoHistory>
  return (
    <History label="Pages of the history" page={1} pages={1} onPage={() => undefined}>
      {history.map((change) => {
        const { changed_date, by, name } = change
        const { what, parts } = whatWas(change)
        return (
          <HistoryEntry
            key={`${changed_date} ${by}`}
            what={what}
            who={
              <>
                {name}, for {sides[by]}, <InstantTime instant={changed_date} />
              </>
            }
            details={parts.map((part) => changeWords(part, offset))}
          />
        )
      })}
    </History>
  )
}
