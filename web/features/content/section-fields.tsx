import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/Combobox.layer.css'
import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import type { ContentSection } from '@talentplace/contract/content/content-page'
import { Button } from '../../ui/button.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { changedAt } from './content-draft.ts'
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
  /** What is wrong, by field: `text`, `items.0.heading`. */
  readonly problem: (field: string) => string | undefined
  readonly onChange: (section: ContentSection) => void
  readonly onMove: (by: -1 | 1) => void
  readonly onRemove: () => void
}

/** One section of a page: its heading, how it stands, its words and entries. */
export function SectionFields({ section, number, problem, onChange, onMove, onRemove }: SectionFieldsProps) {
  const { heading, layout, text, items } = section
  const changeItem = (at: number, change: Partial<ContentSection['items'][number]>): void =>
    onChange({ ...section, items: changedAt(items, at, change) })
  const ofSection = <VisuallyHidden> (section {number})</VisuallyHidden>
  return (
    <fieldset className={styles.section}>
      <legend>Section {number}</legend>
      <div className={styles.pair}>
        <TextInput
          label="Heading"
          size="md"
          value={heading}
          error={problem('heading')}
          maxLength={160}
          onChange={(event) => onChange({ ...section, heading: event.currentTarget.value })}
        />
        <NativeSelect
          label="Shown as"
          size="md"
          data={[...layouts]}
          value={layout}
          onChange={(event) => {
            const chosen = layouts.find(({ value }) => value === event.currentTarget.value)
            if (chosen) onChange({ ...section, layout: chosen.value })
          }}
        />
      </div>
      <Textarea
        label="Words"
        size="md"
        value={text}
        error={problem('text')}
        maxLength={8000}
        autosize
        minRows={2}
        maxRows={24}
        onChange={(event) => onChange({ ...section, text: event.currentTarget.value })}
      />
      {layout !== 'text' &&
        items.map((item, at) => (
          <div key={at} className={styles.item}>
            <TextInput
              label={`Entry ${at + 1}`}
              size="md"
              value={item.heading}
              error={problem(`items.${at}.heading`)}
              maxLength={200}
              onChange={(event) => changeItem(at, { heading: event.currentTarget.value })}
            />
            <Textarea
              aria-label={`Words of entry ${at + 1}`}
              size="md"
              value={item.text}
              error={problem(`items.${at}.text`)}
              maxLength={4000}
              autosize
              minRows={2}
              maxRows={16}
              onChange={(event) => changeItem(at, { text: event.currentTarget.value })}
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
