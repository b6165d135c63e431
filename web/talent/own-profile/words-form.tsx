import { saveOwnProfile, type OwnProfile } from '@talentplace/contract/talent/own-profile/own-profile.routes'
import type { LanguageLevel } from '@talentplace/contract/core/criteria/language'
import { everybodysLanguage } from '@talentplace/contract/core/criteria/limits'
import { foldedText } from '@talentplace/contract/shared/folded-text'
import { useState } from 'react'
import { useConfiguration } from '../../platform/configuration/configuration.ts'
import { FieldRows } from '../../ui/form/field-rows.tsx'
import { Form } from '../../ui/form/form.tsx'
import { SearchSelect } from '../../ui/form/search-select.tsx'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { LevelledList, type Levelled } from './levelled-list.tsx'
import { fieldOf, sentLevels, wordsOf } from './own-values.ts'
import { useOwnSave } from './use-own-save.ts'

const levels = [
  { value: 'native', label: 'Native' },
  { value: 'fluent', label: 'Fluent' },
  { value: 'working', label: 'Working knowledge' },
] as const

interface LanguagesProps {
  readonly chosen: readonly Levelled<LanguageLevel>[]
  readonly error: string | undefined
  readonly onChange: (chosen: Levelled<LanguageLevel>[]) => void
}

function Languages({ chosen, error, onChange }: LanguagesProps) {
  const [words, setWords] = useState('')
  const [times, setTimes] = useState(0)
  const all = useConfiguration().data?.languages ?? []
  const english = all.find(({ code }) => code === everybodysLanguage)?.id
  const typed = foldedText(words)
  const others = all.filter(
    ({ id, value }) => !chosen.some((each) => each.id === id) && foldedText(value).includes(typed),
  )
  return (
    <LevelledList
      label="Languages"
      path="languages"
      chosen={chosen}
      levels={levels}
      error={error}
      {...(english !== undefined && { fixedId: english })}
      onChange={onChange}
    >
      <SearchSelect
        key={times}
        aria-label="Add a language"
        placeholder="Add a language"
        value={null}
        found={others.map(({ id, value }) => ({ value: String(id), label: value }))}
        failed={false}
        nothingFound="No languages found"
        onSearch={setWords}
        onChange={(added) => {
          if (!added) return
          onChange([...chosen, { id: Number(added.value), value: added.label, level: 'fluent' }])
          setTimes(times + 1)
        }}
      />
    </LevelledList>
  )
}

/** Who they are, in their own words. */
export function WordsForm({ profile }: { profile: OwnProfile }) {
  const save = useOwnSave(
    'assistants.saveOwnProfile',
    profile.is_reviewed ? 'Saved. Our team will look at it before clients see new words.' : 'Saved.',
  )
  return (
    <Form
      label="About you"
      keep={`talentplace.own-words.${profile.uuid}`}
      schema={saveOwnProfile.body}
      initialValues={wordsOf(profile)}
      toRequest={({ languages, ...words }) => ({
        ...words,
        version: profile.version,
        languages: sentLevels(languages),
      })}
      fieldOf={fieldOf}
      save={save}
      onSubmit={(body) => save.mutateAsync({ body })}
      canEdit
    >
      {(form) => (
        <>
          <FieldRows>
            <TextField
              label="Name clients see"
              description="Most people show a first name and an initial."
              maxLength={200}
              {...form.getInputProps('display_name')}
            />
            <TextField
              label="Pronouns (optional)"
              description="For example she/her."
              maxLength={40}
              {...form.getInputProps('preferred_pronouns')}
            />
          </FieldRows>
          <TextAreaField
            label="In short"
            description={`One or two sentences at the top of your profile. ${form.values.blurb.length} of 400 characters.`}
            autosize
            minRows={2}
            maxLength={400}
            {...form.getInputProps('blurb')}
          />
          <TextAreaField
            label="About you"
            description="What you’ve done, for whom, and how you like to work. No phone numbers or addresses, please."
            autosize
            minRows={5}
            maxLength={4000}
            {...form.getInputProps('bio')}
          />
          <Languages
            chosen={form.values.languages}
            error={form.errors['languages'] as string | undefined}
            onChange={(languages) => form.setFieldValue('languages', languages)}
          />
        </>
      )}
    </Form>
  )
}
