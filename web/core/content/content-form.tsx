import type { ContentEdition, PageText } from '@talentplace/contract/core/content/content-page'
import { saveContent } from '@talentplace/contract/core/content/content.routes'
import { useMay } from '../../platform/session/use-may.ts'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form/form.tsx'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { ViewOnly } from '../../ui/form/view-only.tsx'
import { notify } from '../../ui/notice/toast.ts'
import { emptySection, movedAt, savedText } from './content-draft.ts'
import { SectionFields } from './section-fields.tsx'
import styles from './content-form.module.css'

interface ContentValues {
  readonly text: PageText
  readonly reason: string
  /** The edition that is changed. */
  readonly version: string
}

const toRequest = ({ text, ...rest }: ContentValues): ContentValues => ({ ...rest, text: savedText(text) })

/** The words of a page, to change and put up. What is entered stays until it is up or discarded. */
export function ContentForm({ edition: { page, text, version } }: { edition: ContentEdition }) {
  const mayEdit = useMay('admin_configuration.edit')
  const save = useSave('content.saveContent', {
    reloads: ['content.*'],
    errorMessage: 'The page could not be saved. Please try again.',
    onSaved: () => notify({ kind: 'success', message: 'The new edition is up.' }),
  })
  return (
    <ViewOnly when={!mayEdit}>
      <Form<ContentValues>
        className={styles.form}
        schema={saveContent.body}
        initialValues={{ text, reason: '', version }}
        toRequest={toRequest}
        save={save}
        onSubmit={(body) => save.mutateAsync({ params: { page }, body })}
        submit={{ label: 'Publish', busy: 'Publishing …' }}
        canEdit
      >
        {(form, { changed }) => {
          const { sections } = form.values.text
          const setSections = (next: PageText['sections']): void => form.setFieldValue('text.sections', next)
          return (
            <>
              <p className={styles.help}>
                An empty line begins a paragraph, “- ” a point of a list. [words](/pricing) makes a link, {'{brand}'}{' '}
                stands for the product’s name.
              </p>
              <TextField label="Heading of the page" maxLength={160} {...form.getInputProps('text.heading')} />
              <TextAreaField label="Lead" maxLength={600} autosize minRows={2} {...form.getInputProps('text.lead')} />
              {sections.map((section, at) => (
                <SectionFields
                  key={at}
                  section={section}
                  number={at + 1}
                  field={(name) => form.getInputProps(`text.sections.${at}.${name}`)}
                  onChange={(next) => setSections(sections.with(at, next))}
                  onMove={(by) => setSections(movedAt(sections, at, by))}
                  onRemove={() => setSections(sections.toSpliced(at, 1))}
                />
              ))}
              <div>
                <Button variant="outline" onClick={() => setSections([...sections, emptySection])}>
                  Add a section
                </Button>
              </div>
              {changed && (
                <TextField label="Why (kept with the edition)" maxLength={500} {...form.getInputProps('reason')} />
              )}
            </>
          )
        }}
      </Form>
    </ViewOnly>
  )
}
