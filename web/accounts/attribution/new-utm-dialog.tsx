import { createUtm } from '@talentplace/contract/accounts/attribution/utm.routes'
import { useNavigate } from 'react-router'
import { staffPaths } from '../../platform/navigation/staff-paths.ts'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { Form } from '../../ui/form/form.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { UtmFields } from './utm-fields.tsx'
import styles from './utm-form.module.css'
import { emptyUtmWords, type UtmWords } from './utm-words.ts'

const empty = { ...emptyUtmWords, shortcode: '' }

/** What is sent: left empty, a shortcode is made up. */
function toRequest({ shortcode, ...words }: UtmWords & { shortcode: string }) {
  return { ...words, shortcode: shortcode.trim() || undefined }
}

function NewUtmForm({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const save = useSave('attribution.createUtm', {
    reloads: ['attribution.*'],
    errorMessage: 'The record could not be made. Please try again.',
    onSaved({ uuid }) {
      onClose()
      void navigate(staffPaths.utm(uuid))
    },
  })
  return (
    <Form
      className={styles.form}
      schema={createUtm.body}
      initialValues={empty}
      toRequest={toRequest}
      save={save}
      onSubmit={(body) => save.mutateAsync({ body })}
      submit={{ label: 'Make the link', busy: 'Making …' }}
      onCancel={onClose}
    >
      {(form) => (
        <>
          <TextField
            data-autofocus
            label="Shortcode"
            description="What the link ends with. Left empty, one is made up."
            maxLength={32}
            autoCapitalize="off"
            spellCheck={false}
            {...form.getInputProps('shortcode')}
          />
          <UtmFields form={form} />
        </>
      )}
    </Form>
  )
}

/** Makes a UTM record, then goes to its page, where its link is copied. */
export function NewUtmDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <Dialog wide opened={opened} title="New UTM link" onClose={onClose}>
      {opened && <NewUtmForm onClose={onClose} />}
    </Dialog>
  )
}
