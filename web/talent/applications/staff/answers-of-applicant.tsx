import { workRights } from '@talentplace/contract/talent/applications/answers.routes'
import { skillLevels, type NamedSkill, type SkillKind } from '@talentplace/contract/talent/applications/skills.routes'
import type { StaffApplication } from '@talentplace/contract/talent/applications/staff-application.routes'
import { Description, DescriptionList } from '../../../ui/description-list.tsx'
import styles from './application-panel.module.css'

const kindWords: Readonly<Record<SkillKind, string>> = {
  role: 'Roles',
  skill: 'Skills',
  tool: 'Tools',
  industry: 'Industries',
}
const countries = { CA: 'Canada', US: 'United States' } as const

function factsOf({ answers }: StaffApplication): [label: string, value: string][] {
  const { work_country, work_right, experience_years, weekly_hours, internet_mbps } = answers
  const place = work_country === null ? '' : countries[work_country]
  const status = work_right === null ? '' : workRights[work_right]
  const facts: [string, string][] = [
    ['Right to work', [place, status].filter(Boolean).join(', ')],
    ['Experience', experience_years === null ? '' : `${experience_years} ${experience_years === 1 ? 'year' : 'years'}`],
    ['Hours a week', weekly_hours === null ? '' : `${weekly_hours} h`],
    ['What they have done', answers.experience],
    ['Computer', answers.computer],
    ['Internet', internet_mbps === null ? '' : `${internet_mbps} Mbps`],
    ['Headset', answers.headset ? 'Yes' : 'No'],
    ['Quiet place', answers.quiet_place ? 'Yes' : 'No'],
  ]
  return facts.filter(([, value]) => value !== '')
}

function Named({ skills }: { skills: readonly NamedSkill[] }) {
  return (
    <ul className={styles.named}>
      {skills.map(({ kind, id, value, level, proof }) => (
        <li key={`${kind} ${id}`}>
          <strong>{value}</strong>: {skillLevels[level - 1]}
          {proof !== '' && <span className={styles.proof}>{proof}</span>}
        </li>
      ))}
    </ul>
  )
}

/** What an applicant answered about themselves and what they know. */
export function AnswersOfApplicant({ application }: { application: StaffApplication }) {
  const kinds = (Object.keys(kindWords) as SkillKind[]).filter((kind) =>
    application.skills.some((each) => each.kind === kind),
  )
  return (
    <>
      <h3 className={styles.heading}>Answers</h3>
      <DescriptionList none="Nothing is answered yet.">
        {[
          ...factsOf(application).map(([label, value]) => (
            <Description key={label} label={label}>
              <span className={styles.long}>{value}</span>
            </Description>
          )),
          ...kinds.map((kind) => (
            <Description key={kind} label={kindWords[kind]}>
              <Named skills={application.skills.filter((each) => each.kind === kind)} />
            </Description>
          )),
        ]}
      </DescriptionList>
    </>
  )
}
