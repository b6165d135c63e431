import * as t from '@talentplace/contract/work/messages/time'
import type { Reply } from '../../../platform/api/operation-types.ts'
import { InstantTime } from '../../../platform/viewer-zone/instant-time.tsx'
import { Rich } from '../../../ui/rich.tsx'
import { History, HistoryEntry, NoHistory } from '../../../ui/record/history.tsx'
import { changeWords } from './change-words.ts'

type Change = Reply<'time.getTimeEntry'>['history'][number]

const sides: Readonly<Record<Change['by'], string>> = {
  assistant: t.assistantSide(),
  client: t.clientSide(),
  staff: t.ourSide(),
  system: t.systemSide(),
}

/** What of an entry it was is said by the entry itself, where it was removed. */
function whatWas({ reason, fields }: Change): { what: string; parts: Change['fields'] } {
  if (fields.some(({ name, to }) => name === 'status' && to === null)) {
    return { what: reason === null ? t.removed() : t.removedFor({ reason }), parts: [] }
  }
  return { what: reason ?? (fields.length === 0 ? t.wasLogged() : t.changed()), parts: fields }
}

interface EntryChangesProps {
  readonly history: readonly Change[]
  /** Of the assistant’s clock, in minutes east of UTC. */
  readonly offset: number
}

/** Every change of an entry, with what it was before. */
export function EntryChanges({ history, offset }: EntryChangesProps) {
  if (history.length === 0) return <NoHistory>{t.noChanges()}</NoHistory>
  return (
    <History label={t.historyPages()} page={1} pages={1} onPage={() => undefined}>
      {history.map((change) => {
        const { changed_date, by, name } = change
        const { what, parts } = whatWas(change)
        return (
          <HistoryEntry
            key={`${changed_date} ${by}`}
            what={what}
            who={
              <Rich
                of={t.changedBy}
                values={{ name, side: sides[by] }}
                when={() => <InstantTime instant={changed_date} />}
              />
            }
            details={parts.map((part) => changeWords(part, offset))}
          />
        )
      })}
    </History>
  )
}
