import { zoneName } from '@talentplace/contract/shared/zone-name'
import {
  saveVirtualAssistant,
  type AssistantRecord,
} from '@talentplace/contract/talent/assistants/assistant-record.routes'
import { assistantStates } from '@talentplace/contract/talent/assistants/assistant.states'
import { useState } from 'react'
import { paths } from '../../platform/navigation/paths.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Description, DescriptionList } from '../../ui/description-list.tsx'
import { Panel } from '../../ui/panel.tsx'
import { FieldRows } from '../../ui/form/field-rows.tsx'
import { Form } from '../../ui/form/form.tsx'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { notify } from '../../ui/notice/toast.ts'
import styles from './assistants.module.css'
import { KeywordPicker } from './keyword-filters.tsx'
import { bodyOf, valuesOf } from './profile-values.ts'

const names = (all: readonly { readonly value: string }[]): string => all.map(({ value }) => value).join(', ')

function factsOf(assistant: AssistantRecord): [label: string, value: string][] {
  const { display_name, preferred_pronouns, email, city, region, country, timezone } = assistant
  const facts: [string, string][] = [
    ['Clients call them', [display_name, preferred_pronouns && `(${preferred_pronouns})`].filter(Boolean).join(' ')],
    ['Email', email ?? 'No account yet'],
    ['Place', `${city}, ${region}, ${country}`],
    ['Clock', zoneName(timezone)],
    ['In short', assistant.blurb],
    ['About', assistant.bio],
    ['Roles', names(assistant.roles)],
    ['Skills', names(assistant.skills)],
    ['Tools', names(assistant.tools)],
    ['Industries', names(assistant.industries)],
  ]
  return facts.filter(([, value]) => value !== '')
}

function ProfileForm({ assistant, onDone }: { assistant: AssistantRecord; onDone: () => void }) {
  const save = useSave('assistants.saveVirtualAssistant', {
    reloads: ['assistants.*', 'people.*', 'matching.*'],
    errorMessage: 'The profile could not be saved. What you entered is still here; please try again.',
    onSaved() {
      notify({ kind: 'success', message: 'Saved.' })
      onDone()
    },
  })
  return (
    <Form
      label="Change the profile"
      schema={saveVirtualAssistant.body}
      initialValues={valuesOf(assistant)}
      toRequest={(values) => bodyOf(values, assistant)}
      save={save}
      onSubmit={(body) => save.mutateAsync({ params: { user_uuid: assistant.uuid }, body })}
      onCancel={onDone}
    >
      {(form) => (
        <>
          <FieldRows>
            <TextField label="Clients call them" maxLength={200} {...form.getInputProps('display_name')} />
            <TextField label="Pronouns (optional)" maxLength={40} {...form.getInputProps('preferred_pronouns')} />
            <TextField
              label="Hours a month"
              inputMode="numeric"
              maxLength={3}
              {...form.getInputProps('available_hours_per_month')}
            />
            {assistant.state === 'probationary' && (
              <TextField type="date" label="Probation ends (optional)" {...form.getInputProps('probation_ends')} />
            )}
          </FieldRows>
          <TextAreaField label="In short" autosize minRows={2} maxLength={400} {...form.getInputProps('blurb')} />
          <TextAreaField label="About" autosize minRows={3} maxLength={4000} {...form.getInputProps('bio')} />
          <KeywordPicker
            type="role"
            label="Roles"
            max={20}
            selected={form.values.role_ids}
            error={form.errors['role_ids'] as string | undefined}
            onChange={(ids) => form.setFieldValue('role_ids', ids)}
          />
          <KeywordPicker
            type="skill"
            label="Skills"
            max={100}
            selected={form.values.skill_ids}
            error={form.errors['skill_ids'] as string | undefined}
            onChange={(ids) => form.setFieldValue('skill_ids', ids)}
          />
          <KeywordPicker
            type="tool"
            label="Tools"
            max={100}
            selected={form.values.tool_ids}
            error={form.errors['tool_ids'] as string | undefined}
            onChange={(ids) => form.setFieldValue('tool_ids', ids)}
          />
          <TextField label="Reason (optional)" maxLength={500} {...form.getInputProps('reason')} />
        </>
      )}
    </Form>
  )
}

/** What clients read of an assistant, as it stands; those who may change it. */
export function ProfilePanel({ assistant, mayEdit }: { assistant: AssistantRecord; mayEdit: boolean }) {
  const [editing, setEditing] = useState(false)
  const isFound = assistantStates.is('working', assistant.state)
  return (
    <Panel
      title="Profile"
      actions={
        !editing && (
          <div className={styles.buttons}>
            {isFound && (
              <LinkButton variant="quiet" to={paths.assistant(assistant.uuid)}>
                See it as clients do
              </LinkButton>
            )}
            {mayEdit && (
              <Button variant="outline" onClick={() => setEditing(true)}>
                Change profile
              </Button>
            )}
          </div>
        )
      }
    >
      {editing ? (
        <ProfileForm assistant={assistant} onDone={() => setEditing(false)} />
      ) : (
        <DescriptionList none="Nothing is known yet.">
          {factsOf(assistant).map(([label, value]) => (
            <Description key={label} label={label}>
              <span className={styles.long}>{value}</span>
            </Description>
          ))}
        </DescriptionList>
      )}
    </Panel>
  )
}
