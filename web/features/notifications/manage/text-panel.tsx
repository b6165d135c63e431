import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import { notificationIcons } from '@talentplace/contract/notifications/notification-types'
import { Panel } from '../../../ui/panel.tsx'
import { iconWords, priorityWords } from './broadcast-words.ts'
import styles from './manage.module.css'
import type { BroadcastFormState } from './use-broadcast-form.ts'

/** What it says. `fixed`: it is over. */
export function TextPanel({ form, fixed }: { form: BroadcastFormState; fixed: boolean }) {
  const priority = form.getInputProps('priority')
  return (
    <Panel title="What it says">
      <div className={styles.form}>
        <TextInput
          label="Title"
          size="md"
          maxLength={200}
          required
          withAsterisk={false}
          disabled={fixed}
          {...form.getInputProps('title')}
        />
        <Textarea
          label="Text"
          description="As many words as it needs; lists of notifications show the first 128 characters."
          size="md"
          autosize
          minRows={4}
          maxRows={14}
          maxLength={5000}
          disabled={fixed}
          {...form.getInputProps('body')}
        />
        <div className={styles.pair}>
          <NativeSelect
            label="Kind"
            size="md"
            disabled={fixed}
            data={notificationIcons.map((value) => ({ value, label: iconWords[value] }))}
            {...form.getInputProps('icon')}
          />
          <NativeSelect
            label="Priority"
            description="High also shows over the page."
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            size="md"
            disabled={fixed}
            data={priorityWords.map(({ value, label }) => ({ value: String(value), label }))}
            value={String(form.values.priority)}
            error={priority.error}
            onChange={(event) => {
              const chosen = priorityWords.find(({ value }) => String(value) === event.currentTarget.value)
              if (chosen) form.setFieldValue('priority', chosen.value)
            }}
          />
        </div>
        <TextInput
          label="Leads to"
          description="What it is about, as kind:id, for example discussion:42. May stay empty."
          size="md"
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
