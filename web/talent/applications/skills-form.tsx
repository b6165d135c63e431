import { MultiSelect } from '@mantine/core'
import {
  maxOfKind,
  skillLevels,
  type NamedSkill,
  type SkillKind,
  type StoredSkills,
} from '@talentplace/contract/talent/applications/skills.routes'
import { useQueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { call } from '../../platform/api/call.ts'
import { useApi } from '../../platform/api/query.ts'
import { SelectField } from '../../ui/form/select-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import hidden from '../../ui/visually-hidden.module.css'
import styles from './application.module.css'
import { withChanged, withChosen } from './skill-values.ts'
import { StepForm } from './step-form.tsx'
import { useAutosave } from './use-autosave.ts'

export const skillsKey = ['applications.getApplicationSkills', {}] as const

type Searched = Exclude<SkillKind, 'industry'>

/** Several of a kind, found by what is typed. */
export type SkillPicker = ComponentType<{
  readonly type: Searched
  readonly label: string
  readonly placeholder: string
  readonly max: number
  readonly selected: readonly number[]
  readonly onChange: (ids: number[]) => void
}>

const kinds = [
  { kind: 'role', title: 'Roles', label: 'Roles you can take', placeholder: 'Bookkeeper, executive assistant …' },
  { kind: 'skill', title: 'Skills', label: 'Your skills', placeholder: 'Payroll, inbox management …' },
  { kind: 'tool', title: 'Tools', label: 'Tools you use', placeholder: 'Xero, Slack …' },
] as const

const levels = skillLevels.map((label, index) => ({ value: String(index + 1), label }))

function Named({
  skill,
  name,
  onChange,
}: {
  skill: NamedSkill
  name: string
  onChange: (change: Partial<Pick<NamedSkill, 'level' | 'proof'>>) => void
}) {
  return (
    <li className={styles.named}>
      <span className={styles.name}>{name}</span>
      <SelectField
        aria-label={`Level: ${name}`}
        data={levels}
        value={String(skill.level)}
        onChange={({ currentTarget }) => onChange({ level: Number(currentTarget.value) })}
      />
      <TextField
        aria-label={`Where you have done it: ${name}`}
        placeholder="Where have you done it? (optional)"
        maxLength={500}
        value={skill.proof}
        onChange={({ currentTarget }) => onChange({ proof: currentTarget.value })}
      />
    </li>
  )
}

/** The names of what was chosen since it was last saved. */
function useNames(skills: readonly NamedSkill[], { industries }: StoredSkills): (skill: NamedSkill) => string {
  const idsOf = (kind: Searched) => skills.filter((each) => each.kind === kind && each.value === '').map(({ id }) => id)
  const selection = kinds.map(({ kind }) => ({ kind, ids: idsOf(kind).join(',') }))
  const [roles, skillWords, tools] = selection.map(({ kind, ids }) => ({ types: [kind], ids })) as [
    Requested,
    Requested,
    Requested,
  ]
  const found = { role: useWords(roles), skill: useWords(skillWords), tool: useWords(tools) }
  return ({ kind, id, value }) => {
    if (value !== '') return value
    const words = kind === 'industry' ? industries : found[kind]
    return words.find((each) => each.id === id)?.value ?? '…'
  }
}

interface Requested {
  readonly types: Searched[]
  readonly ids: string
}

function useWords({ types, ids }: Requested): readonly { id: number; value: string }[] {
  const found = useApi(
    'matching.searchKeywords',
    { query: { ids, types, pagination: { limit: 100 } } },
    { enabled: ids !== '', staleTime: Infinity },
  )
  return found.data?.keywords ?? []
}

interface SkillsFormProps {
  readonly application: string
  readonly stored: StoredSkills
  readonly Picker: SkillPicker
  readonly onDone: () => Promise<void>
}

/** C6.1 skills: roles, skills, tools and industries, each with a level and where it was done. */
export function SkillsForm({ application, stored, Picker, onDone }: SkillsFormProps) {
  const client = useQueryClient()
  const latest = () => client.getQueryData<StoredSkills>(skillsKey) ?? stored
  const autosave = useAutosave<{ skills: readonly NamedSkill[] }, StoredSkills>({
    initialValues: { skills: stored.skills },
    keep: `talentplace.application.${application}.skills`,
    issuesOf: () => ({}),
    save: ({ skills }, done) =>
      call('applications.saveApplicationSkills', {
        body: {
          version: latest().version,
          skills: skills.map(({ kind, id, level, proof }) => ({ kind, id, level, proof })),
          done,
        },
      }),
    load: () => call('applications.getApplicationSkills', {}),
    queryKey: skillsKey,
    fieldOf: (path) => path.split('.')[0] ?? path,
  })
  const { form } = autosave
  const { skills } = form.values
  const nameOf = useNames(skills, stored)
  const choose = (kind: SkillKind) => (ids: number[]) => form.setFieldValue('skills', withChosen(skills, kind, ids))
  const idsOf = (kind: SkillKind) => skills.filter((each) => each.kind === kind).map(({ id }) => id)

  function namedOf(kind: SkillKind) {
    const named = skills.filter((each) => each.kind === kind)
    if (named.length === 0) return null
    return (
      <ul className={styles.skills}>
        {named.map((skill) => (
          <Named
            key={skill.id}
            skill={skill}
            name={nameOf(skill)}
            onChange={(change) => form.setFieldValue('skills', withChanged(skills, skill, change))}
          />
        ))}
      </ul>
    )
  }

  return (
    <StepForm autosave={autosave} submit={{ label: 'Save and review', busy: 'Saving …' }} onDone={onDone}>
      {kinds.map(({ kind, title, label, placeholder }) => (
        <fieldset key={kind} className={styles.group}>
          <legend className={hidden.hidden}>{title}</legend>
          <Picker
            type={kind}
            label={label}
            placeholder={placeholder}
            max={maxOfKind[kind]}
            selected={idsOf(kind)}
            onChange={choose(kind)}
          />
          {kind === 'role' && form.errors['skills'] && <p className={styles.fault}>{form.errors['skills']}</p>}
          {namedOf(kind)}
        </fieldset>
      ))}
      <fieldset className={styles.group}>
        <legend className={hidden.hidden}>Industries</legend>
        <MultiSelect
          size="md"
          label="Industries you know"
          placeholder={idsOf('industry').length === 0 ? 'Choose any' : undefined}
          data={stored.industries.map(({ id, value }) => ({ value: String(id), label: value }))}
          value={idsOf('industry').map(String)}
          onChange={(ids) => choose('industry')(ids.map(Number))}
          searchable
          hidePickedOptions
          maxValues={maxOfKind.industry}
          comboboxProps={{ transitionProps: { duration: 0 } }}
        />
        {namedOf('industry')}
      </fieldset>
    </StepForm>
  )
}
