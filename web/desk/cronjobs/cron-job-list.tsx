import { zoneName } from '@talentplace/contract/shared/zone-name'
import { jobStates } from '@talentplace/contract/desk/jobs/job.states'
import { listSource } from '../../platform/api/list-source.ts'
import { staffPaths } from '../../platform/navigation/staff-paths.ts'
import { InstantTime } from '../../platform/viewer-zone/instant-time.tsx'
import { defineList } from '../../ui/list-screen/list-definition.ts'
import { StateTag } from '../../ui/state-tag.tsx'
import { Tag } from '../../ui/tag.tsx'

/** E4.1, A6.6: newest first. */
export const cronJobList = defineList(listSource('operations.listCronJobs', 'cronjobs'), {
  views: true,
  title: 'Cron Jobs',
  noun: ['cron job', 'cron jobs'],
  rowKey: ({ uuid }) => uuid,
  rowLink: ({ uuid }) => staffPaths.cronJob(uuid),
  columns: [
    { key: 'name', label: 'Name', sort: 'name', width: 'wide' },
    {
      key: 'schedule',
      label: 'Schedule',
      width: 'medium',
      text: ({ schedule, zone }) => `${schedule} ${zoneName(zone)}`,
      csv: { schedule: ({ schedule }) => schedule, zone: ({ zone }) => zone },
    },
    {
      key: 'enabled',
      label: 'Runs',
      width: 'medium',
      text: ({ enabled }) => (enabled ? 'By the clock' : 'Only by hand'),
      render: ({ enabled }) => (
        <Tag tone={enabled ? 'good' : 'notice'}>{enabled ? 'By the clock' : 'Only by hand'}</Tag>
      ),
    },
    {
      key: 'last_state',
      label: 'Last state',
      width: 'medium',
      text: ({ last_state }) => (last_state === null ? '' : jobStates.word(last_state)),
      render: ({ last_state }) => last_state !== null && <StateTag of={jobStates} state={last_state} />,
    },
    {
      key: 'last_run',
      label: 'Last run',
      width: 'wide',
      render: ({ last_run }) => last_run !== null && <InstantTime instant={last_run} />,
    },
    {
      key: 'next_run',
      label: 'Next run',
      width: 'wide',
      render: ({ next_run }) => next_run !== null && <InstantTime instant={next_run} />,
    },
  ],
  filters: [{ key: 'enabled', kind: 'switch', label: 'By the clock' }],
  defaultSort: [{ by: 'created_date', descending: true }],
  itemsPerPage: 25,
  cardsBelow: 'large',
  empty: { title: 'No cron jobs here', text: 'What runs by the clock will be here.' },
})
