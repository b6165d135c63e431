import { notificationIcons } from '@talentplace/contract/core/notifications/notification-types'
import type { FormState } from '../../../ui/form/form.tsx'
import { FieldRows } from '../../../ui/form/field-rows.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { TextAreaField } from '../../../ui/form/text-area-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { iconWords, priorityWords } from './broadcast-words.ts'
import styles from './manage.module.css'
import type { BroadcastValues } from './broadcast-values.ts'

/** What it says. `fixed`: it is over. */
export function TextPanel({ form, fixed }: { form: FormState<BroadcastValues>; fixed: boolean }) {
  return (
    <Panel title="What it says">
      <div className={styles.form}>
        <TextField
          label="Title"
          maxLength={200}
          required
          withAsterisk={false}
          disabled={fixed}
          {...form.getInputProps('title')}
        />
        <TextAreaField
          label="Text"
          description="As many words as it needs; lists of notifications show the first 128 characters."
          autosize
          minRows={4}
          maxRows={14}
          maxLength={5000}
          disabled={fixed}
          {...form.getInputProps('body')}
        />
        <FieldRows>
          <SelectField
            label="Kind"
            disabled={fixed}
            data={notificationIcons.map((value) => ({ value, label: iconWords[value] }))}
            {...form.getInputProps('icon')}
          />
          <SelectField
            label="Priority"
            description="High also shows over the page."
            disabled={fixed}
            data={priorityWords.map(({ value, label }) => ({ value: String(value), label }))}
            {...form.getInputProps('priority')}
            value={String(form.values.priority)}
            onChange={(event) => {
              const chosen = priorityWords.find(({ value }) => String(value) === event.currentTarget.value)
              if (chosen) form.setFieldValue('priority', chosen.value)
            }}
          />
        </FieldRows>
        <TextField
          label="Leads to"
          description="What it is about, as kind:id, for example discussion:42. May stay empty."
          maxLength={120}
          autoCapitalize="off"
          spellCheck={false}
          disabled={fixed}
          {...form.getInputProps('entity_link')}
        />
      </div>
    </Panel>
  )
}
