import type { AlertFilters } from '@talentplace/contract/desk/alerts/alert.routes'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import type { SelectedRows } from '../../ui/list-screen/selection/use-selecting.tsx'
import { BulkDialog } from '../bulk-runs/bulk-dialog.tsx'
import { selectionOf } from '../bulk-runs/use-bulk-run.ts'

const noun = ['alert', 'alerts'] as const
const reloads = ['operations.*'] as const

/** Resolves the alerts that are selected, with one note for all of them. */
export function AlertActions({ selected }: { selected: SelectedRows<AlertFilters> }) {
  const [opened, setOpened] = useState(false)
  const [typed, setTyped] = useState('')
  const [note, setNote] = useState('')
  return (
    <>
      <Button onClick={() => setOpened(true)}>Resolve</Button>
      {opened && (
        <BulkDialog
          title="Resolve alerts"
          noun={noun}
          body={note === '' ? null : { action: 'alerts.resolve', selection: selectionOf(selected), values: { note } }}
          effect={() => <p>Each comes back as new if the same thing happens again. You can undo this for a day.</p>}
          submit={(count) => `Resolve ${count}`}
          reloads={reloads}
          fields={
            <>
              <TextAreaField
                data-autofocus
                label="What was done"
                description="For whoever meets them again"
                autosize
                minRows={2}
                maxLength={2000}
                value={typed}
                onChange={({ currentTarget: { value } }) => setTyped(value)}
              />
              {typed.trim() !== note && (
                <div>
                  <Button variant="outline" disabled={typed.trim() === ''} onClick={() => setNote(typed.trim())}>
                    Preview
                  </Button>
                </div>
              )}
            </>
          }
          onClose={() => setOpened(false)}
          onDone={selected.clear}
        />
      )}
    </>
  )
}
