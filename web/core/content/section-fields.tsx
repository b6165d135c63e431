import type { ContentSection } from '@talentplace/contract/core/content/content-page'
import { Button } from '../../ui/button.tsx'
import type { FormState } from '../../ui/form/form.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './content-form.module.css'

const layouts = [
  { value: 'text', label: 'Text' },
  { value: 'cards', label: 'Cards side by side' },
  { value: 'steps', label: 'Numbered steps' },
  { value: 'questions', label: 'Questions that open' },
] as const

interface SectionFieldsProps {
  readonly section: ContentSection
  /** Its number on the page, from 1. */
  readonly number: number
  /** How the form holds a field of it: `text`, `items.0.heading`. */
  readonly field: (name: string) => ReturnType<FormState<object>['getInputProps']>
  readonly onChange: (section: ContentSection) => void
  readonly onMove: (by: -1 | 1) => void
  readonly onRemove: () => void
}

/** One section of a page: its heading, how it stands, its words and entries. */
export function SectionFields({ section, number, field, onChange, onMove, onRemove }: SectionFieldsProps) {
  const { layout, items } = section
  const ofSection = <VisuallyHidden> (section {number})</VisuallyHidden>
  return (
    <fieldset className={styles.section}>
      <legend>Section {number}</legend>
      <div className={styles.pair}>
        <TextField label="Heading" maxLength={160} {...field('heading')} />
        <SelectField label="Shown as" data={[...layouts]} {...field('layout')} />
      </div>
      <TextAreaField label="Words" maxLength={8000} autosize minRows={2} maxRows={24} {...field('text')} />
      {layout !== 'text' &&
        items.map((_, at) => (
          <div key={at} className={styles.item}>
            <TextField label={`Entry ${at + 1}`} maxLength={200} {...field(`items.${at}.heading`)} />
            <TextAreaField
              aria-label={`Words of entry ${at + 1}`}
              maxLength={4000}
              autosize
              minRows={2}
              maxRows={16}
              {...field(`items.${at}.text`)}
            />
          </div>
        ))}
      <div className={styles.actions}>
        {layout !== 'text' && (
          <Button
            variant="quiet"
            onClick={() => onChange({ ...section, items: [...items, { heading: '', text: '' }] })}
          >
            Add an entry{ofSection}
          </Button>
        )}
        <Button variant="quiet" onClick={() => onMove(-1)}>
          Move up{ofSection}
        </Button>
        <Button variant="quiet" onClick={() => onMove(1)}>
          Move down{ofSection}
        </Button>
        <Button variant="quiet" onClick={onRemove}>
          Remove the section{ofSection}
        </Button>
      </div>
    </fieldset>
  )
}
