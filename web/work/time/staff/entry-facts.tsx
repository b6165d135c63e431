import { zoneName } from '@talentplace/contract/shared/zone-name'
import { entryTextLabels, entryTextNames } from '@talentplace/contract/work/time/entry-details'
import type { TimeEntry } from '@talentplace/contract/work/time/time-entry'
import { watchedFields } from '@talentplace/contract/work/time/watched-fields'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { staffPaths } from '../../../platform/navigation/staff-paths.ts'
import { InstantTime } from '../../../platform/viewer-zone/instant-time.tsx'
import { Description, DescriptionList } from '../../../ui/description-list.tsx'
import { EntryTimes } from '../list/entry-times.tsx'

const yesNo = (value: boolean): string => (value ? 'Yes' : 'No')

function factsOf(entry: TimeEntry): [label: string, value: ReactNode][] {
  const { timezone, review_until, payable, not_billable_reason } = entry
  return [
    [
      'Subscription',
      <Link key="project" to={staffPaths.staffProject(entry.project_uuid)}>
        {entry.project_name}
      </Link>,
    ],
    ['Client', entry.company],
    ['Role', entry.role],
    [watchedFields.task(), entry.task_name],
    ['When', <EntryTimes key="times" entry={entry} />],
    ['Time zone', zoneName(timezone)],
    ...entryTextNames.map((name): [string, string] => [entryTextLabels[name](), entry[name]]),
    ['Logged', entry.source === 'timer' ? 'By the timer' : 'By hand'],
    [watchedFields.billable(), yesNo(entry.billable)],
    [watchedFields.payable(), payable === undefined ? null : yesNo(payable)],
    ['Why not', not_billable_reason],
    ['Review until', review_until && <InstantTime key="review" instant={review_until} />],
  ]
}

/** What is known of an entry. */
export function EntryFacts({ entry }: { entry: TimeEntry }) {
  return (
    <DescriptionList>
      {factsOf(entry)
        .filter(([, value]) => value !== null && value !== undefined && value !== '')
        .map(([label, value]) => (
          <Description key={label} label={label}>
            {value}
          </Description>
        ))}
    </DescriptionList>
  )
}
