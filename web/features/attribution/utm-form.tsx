import { useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import type { Utm } from '@talentplace/contract/attribution/utm.routes'
import { call } from '../../platform/api/call.ts'
import { formProblems, type FormProblems } from '../../platform/api/form-problems.ts'
import { useUnsaved } from '../../platform/unsaved/unsaved-forms.ts'
import { Button } from '../../ui/button.tsx'
import { FormEnd } from '../../ui/form-end.tsx'
import { notify } from '../../ui/snackbar.ts'
import { reloadUtms } from './reload-utms.ts'
import { UtmFields } from './utm-fields.tsx'
import styles from './utm-form.module.css'
import { wordsOf, type UtmWords } from './utm-words.ts'

/** Changes the words of a record. What is entered stays until it is saved or discarded. */
export function UtmForm({ utm }: { utm: Utm }) {
  const client = useQueryClient()
  const [edited, setEdited] = useState<UtmWords | null>(null)
  const [problems, setProblems] = useState<FormProblems | null>(null)
  const [busy, setBusy] = useState(false)
  useUnsaved(edited !== null)

  function begin(): void {
    setEdited(null)
    setProblems(null)
  }

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (edited === null) return
    setBusy(true)
    try {
      await call('attribution.saveUtm', { params: { id: utm.uuid }, body: edited })
      await reloadUtms(client)
      begin()
      notify({ kind: 'success', message: 'Saved.' })
    } catch (error) {
      setProblems(formProblems(error, 'The record could not be saved. Please try again.'))
    } finally {
      setBusy(false)
    }
  }

  return (
    <form className={styles.form} onSubmit={(event) => void save(event)} noValidate>
      <UtmFields
        words={edited ?? wordsOf(utm)}
        problems={problems?.fields ?? {}}
        parametersStay={utm.origin !== 'made'}
        onChange={setEdited}
      />
      <FormEnd failure={problems?.whole}>
        <Button type="submit" busy={busy} disabled={edited === null}>
          {busy ? 'Saving …' : 'Save'}
        </Button>
        {edited !== null && (
          <Button variant="quiet" onClick={begin}>
            Discard
          </Button>
        )}
      </FormEnd>
    </form>
  )
}
