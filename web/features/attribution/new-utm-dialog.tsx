import '@mantine/core/styles/Input.layer.css'
import { TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../platform/api/call.ts'
import { formProblems, type FormProblems } from '../../platform/api/form-problems.ts'
import { paths } from '../../platform/navigation/paths.ts'
import { useUnsaved } from '../../platform/unsaved/unsaved-forms.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormEnd } from '../../ui/form-end.tsx'
import { reloadUtms } from './reload-utms.ts'
import { UtmFields } from './utm-fields.tsx'
import styles from './utm-form.module.css'
import { emptyUtmWords } from './utm-words.ts'

function NewUtmForm({ onClose }: { onClose: () => void }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [words, setWords] = useState(emptyUtmWords)
  const [shortcode, setShortcode] = useState('')
  const [problems, setProblems] = useState<FormProblems | null>(null)
  const [busy, setBusy] = useState(false)
  useUnsaved(shortcode !== '' || words !== emptyUtmWords)

  async function add(event: FormEvent): Promise<void> {
    event.preventDefault()
    setBusy(true)
    setProblems(null)
    try {
      const made = await call('attribution.createUtm', { body: { ...words, shortcode: shortcode.trim() || undefined } })
      onClose()
      void navigate(paths.utm(made.uuid))
      await reloadUtms(client)
    } catch (error) {
      setProblems(formProblems(error, 'The record could not be made. Please try again.'))
    } finally {
      setBusy(false)
    }
  }

  return (
    <form className={styles.form} onSubmit={(event) => void add(event)} noValidate>
      <TextInput
        data-autofocus
        label="Shortcode"
        description="What the link ends with. Left empty, one is made up."
        size="md"
        value={shortcode}
        error={problems?.fields['shortcode']}
        maxLength={32}
        autoCapitalize="off"
        spellCheck={false}
        onChange={(event) => setShortcode(event.currentTarget.value)}
      />
      <UtmFields words={words} problems={problems?.fields ?? {}} onChange={setWords} />
      <FormEnd failure={problems?.whole}>
        <Button type="submit" busy={busy}>
          {busy ? 'Making …' : 'Make the link'}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </FormEnd>
    </form>
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
