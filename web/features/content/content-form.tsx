import '@mantine/core/styles/UnstyledButton.layer.css'
import '@mantine/core/styles/Input.layer.css'
import { Textarea, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import type { ContentEdition, PageText } from '@talentplace/contract/content/content-page'
import { call } from '../../platform/api/call.ts'
import { formProblems, type FormProblems } from '../../platform/api/form-problems.ts'
import { useUnsaved } from '../../platform/unsaved/unsaved-forms.ts'
import { Button } from '../../ui/button.tsx'
import { FormEnd } from '../../ui/form-end.tsx'
import { notify } from '../../ui/snackbar.ts'
import { changedAt, emptySection, movedAt, savedText } from './content-draft.ts'
import { SectionFields } from './section-fields.tsx'
import styles from './content-form.module.css'

/** The words of a page, to change and put up. What is entered stays until it is up or discarded. */
export function ContentForm({ edition }: { edition: ContentEdition }) {
  const client = useQueryClient()
  const [draft, setDraft] = useState<{ text: PageText; from: string } | null>(null)
  const [reason, setReason] = useState('')
  const [problems, setProblems] = useState<FormProblems | null>(null)
  const [busy, setBusy] = useState(false)
  useUnsaved(draft !== null)
  const text = draft?.text ?? edition.text
  const { sections } = text
  const change = (next: Partial<PageText>): void =>
    setDraft({ text: { ...text, ...next }, from: draft?.from ?? edition.version })

  function begin(): void {
    setDraft(null)
    setReason('')
    setProblems(null)
  }

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (draft === null) return
    setBusy(true)
    setProblems(null)
    try {
      const body = { text: savedText(draft.text), version: draft.from, reason }
      await call('content.saveContent', { params: { page: edition.page }, body })
      await client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('content.') })
      begin()
      notify({ kind: 'success', message: 'The new edition is up.' })
    } catch (error) {
      setProblems(formProblems(error, 'The page could not be saved. Please try again.'))
    } finally {
      setBusy(false)
    }
  }

  return (
    <form className={styles.form} onSubmit={(event) => void save(event)} noValidate>
      <p className={styles.help}>
        An empty line begins a paragraph, “- ” a point of a list. [words](/pricing) makes a link, {'{brand}'} stands for
        the product’s name.
      </p>
      <TextInput
        label="Heading of the page"
        size="md"
        value={text.heading}
        error={problems?.fields['text.heading']}
        maxLength={160}
        onChange={(event) => change({ heading: event.currentTarget.value })}
      />
      <Textarea
        label="Lead"
        size="md"
        value={text.lead}
        error={problems?.fields['text.lead']}
        maxLength={600}
        autosize
        minRows={2}
        onChange={(event) => change({ lead: event.currentTarget.value })}
      />
      {sections.map((section, at) => (
        <SectionFields
          key={at}
          section={section}
          number={at + 1}
          problem={(field) => problems?.fields[`text.sections.${at}.${field}`]}
          onChange={(next) => change({ sections: changedAt(sections, at, next) })}
          onMove={(by) => change({ sections: movedAt(sections, at, by) })}
          onRemove={() => change({ sections: sections.filter((_, nth) => nth !== at) })}
        />
      ))}
      <div>
        <Button variant="outline" onClick={() => change({ sections: [...sections, emptySection] })}>
          Add a section
        </Button>
      </div>
      {draft !== null && (
        <TextInput
          label="Why (kept with the edition)"
          size="md"
          value={reason}
          error={problems?.fields['reason']}
          maxLength={500}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      )}
      <FormEnd failure={problems?.whole}>
        <Button type="submit" busy={busy} disabled={draft === null}>
          {busy ? 'Publishing …' : 'Publish'}
        </Button>
        {draft !== null && (
          <Button variant="quiet" onClick={begin}>
            Discard
          </Button>
        )}
      </FormEnd>
    </form>
  )
}
