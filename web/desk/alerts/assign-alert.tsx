import type { Alert } from '@talentplace/contract/desk/alerts/alert.routes'
import { useState } from 'react'
import { useApi } from '../../platform/api/query.ts'
import { useSession } from '../../platform/session/session.ts'
import { Button } from '../../ui/button.tsx'
import { FormFailure } from '../../ui/form/form-footer.tsx'
import { SearchSelect, type SearchOption } from '../../ui/form/search-select.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { notify } from '../../ui/notice/toast.ts'
import styles from './alert.module.css'
import { alertShows } from './alert-saves.ts'

/** Who is on it: oneself at one press, someone else by name, or nobody. */
export function AssignAlert({ alert: { uuid, version, assigned_to } }: { alert: Alert }) {
  const me = useSession().user
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<SearchOption | null>(null)
  const staff = useApi('operations.listAlertStaff', { query: { search, pagination: { limit: 20, offset: 0 } } })
  const save = useSave('operations.assignAlert', {
    ...alertShows,
    errorMessage: 'It could not be given to anyone. Nothing was changed; please try again.',
    onSaved({ assigned_to: taker }) {
      setChosen(null)
      notify({
        kind: 'success',
        message: taker ? `The alert is with ${taker.full_name}.` : 'The alert is with nobody.',
      })
    },
  })
  const give = (to: string | null) => save.mutate({ params: { uuid }, body: { version, assigned_to: to } })
  return (
    <div className={styles.work}>
      <div className={styles.take}>
        <SearchSelect
          label="Give it to"
          placeholder="Name or email"
          thing="the person"
          value={chosen}
          found={staff.data?.staff.map(({ user_uuid, full_name }) => ({ value: user_uuid, label: full_name }))}
          failed={staff.isError}
          nothingFound="Nobody found"
          onSearch={setSearch}
          onChange={setChosen}
        />
        {chosen !== null && (
          <Button variant="outline" busy={save.isPending} onClick={() => give(chosen.value)}>
            Give the alert
          </Button>
        )}
        {chosen === null && me && assigned_to?.user_uuid !== me.uuid && (
          <Button variant="outline" busy={save.isPending} onClick={() => give(me.uuid)}>
            Take it myself
          </Button>
        )}
        {chosen === null && assigned_to !== null && (
          <Button variant="quiet" busy={save.isPending} onClick={() => give(null)}>
            Give it back
          </Button>
        )}
      </div>
      <FormFailure failure={save.failure} />
    </div>
  )
}
