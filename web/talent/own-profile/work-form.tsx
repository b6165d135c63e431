import { MultiSelect } from '@mantine/core'
import { saveOwnProfile, type OwnProfile } from '@talentplace/contract/talent/own-profile/own-profile.routes'
import { foldedText } from '@talentplace/contract/shared/folded-text'
import { Form } from '../../ui/form/form.tsx'
import { KeywordPicker } from '../assistants/keyword-filters.tsx'
import { KeywordAdder } from './keyword-adder.tsx'
import { levelChoices } from './level-words.ts'
import { LevelledList } from './levelled-list.tsx'
import { fieldOf, sentLevels, workOf } from './own-values.ts'
import { useOwnSave } from './use-own-save.ts'

const ids = (all: readonly { readonly id: number }[]): number[] => all.map(({ id }) => id)

/** What they do, and how well they know what it takes. */
export function WorkForm({ profile }: { profile: OwnProfile }) {
  const save = useOwnSave('assistants.saveOwnProfile', 'Saved. Clients’ searches follow right away.')
  return (
    <Form
      label="What you do"
      keep={`talentplace.own-work.${profile.uuid}`}
      schema={saveOwnProfile.body}
      initialValues={workOf(profile)}
      toRequest={({ skills, tools, ...work }) => ({
        ...work,
        version: profile.version,
        skills: sentLevels(skills),
        tools: sentLevels(tools),
      })}
      fieldOf={fieldOf}
      save={save}
      onSubmit={(body) => save.mutateAsync({ body })}
      canEdit
    >
      {(form) => (
        <>
          <KeywordPicker
            type="role"
            label="Roles"
            max={20}
            placeholder="Find a role"
            selected={form.values.role_ids}
            error={form.errors['role_ids'] as string | undefined}
            onChange={(role_ids) => form.setFieldValue('role_ids', role_ids)}
          />
          <LevelledList
            label="Skills"
            path="skills"
            chosen={form.values.skills}
            levels={levelChoices}
            error={form.errors['skills'] as string | undefined}
            onChange={(skills) => form.setFieldValue('skills', skills)}
          >
            <KeywordAdder
              type="skill"
              label="Add a skill"
              known={ids(form.values.skills)}
              role_ids={form.values.role_ids}
              onAdd={(skill) =>
                form.setFieldValue('skills', [...form.values.skills, { ...skill, level: 'working' as const }])
              }
            />
          </LevelledList>
          <LevelledList
            label="Tools"
            path="tools"
            chosen={form.values.tools}
            levels={levelChoices}
            error={form.errors['tools'] as string | undefined}
            onChange={(tools) => form.setFieldValue('tools', tools)}
          >
            <KeywordAdder
              type="tool"
              label="Add a tool"
              known={ids(form.values.tools)}
              role_ids={form.values.role_ids}
              onAdd={(tool) =>
                form.setFieldValue('tools', [...form.values.tools, { ...tool, level: 'working' as const }])
              }
            />
          </LevelledList>
          <MultiSelect
            size="md"
            label="Industries (optional)"
            description="Where you’ve worked before."
            searchable
            filter={({ options, search }) =>
              options.filter((each) => 'label' in each && foldedText(each.label).includes(foldedText(search)))
            }
            hidePickedOptions
            maxValues={20}
            nothingFoundMessage="Nothing matches"
            comboboxProps={{ transitionProps: { duration: 0 } }}
            data={industriesOf(profile)}
            {...form.getInputProps('industry_ids')}
            value={form.values.industry_ids.map(String)}
            onChange={(chosen) => form.setFieldValue('industry_ids', chosen.map(Number))}
          />
        </>
      )}
    </Form>
  )
}

/** Those that can be chosen, and those they have that nobody can choose any more. */
function industriesOf({ industries, industry_choices }: OwnProfile) {
  const removed = industries.filter(({ id }) => !industry_choices.some((each) => each.id === id))
  return [...industry_choices, ...removed].map(({ id, value }) => ({ value: String(id), label: value }))
}
