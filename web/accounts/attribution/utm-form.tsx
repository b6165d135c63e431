import { saveUtm, type Utm } from '@talentplace/contract/accounts/attribution/utm.routes'
import { useMay } from '../../platform/session/use-may.ts'
import { Form } from '../../ui/form/form.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { ViewOnly } from '../../ui/form/view-only.tsx'
import { notify } from '../../ui/notice/toast.ts'
import { UtmFields } from './utm-fields.tsx'
import styles from './utm-form.module.css'
import { wordsOf } from './utm-words.ts'

/** Changes the words of a record. */
export function UtmForm({ utm }: { utm: Utm }) {
  const mayEdit = useMay('admin_utm.edit')
  const save = useSave('attribution.saveUtm', {
    reloads: ['attribution.*'],
    errorMessage: 'The record could not be saved. Please try again.',
    onSaved: () => notify({ kind: 'success', message: 'Saved.' }),
  })
  return (
    <ViewOnly when={!mayEdit}>
      <Form
        className={styles.form}
        schema={saveUtm.body}
        initialValues={wordsOf(utm)}
        save={save}
        onSubmit={(body) => save.mutateAsync({ params: { id: utm.uuid }, body })}
        canEdit
      >
        {(form) => <UtmFields form={form} parametersStay={utm.origin !== 'made'} />}
      </Form>
    </ViewOnly>
  )
}
