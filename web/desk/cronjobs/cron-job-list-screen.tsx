import { ListScreen } from '../../ui/list-screen/list-screen.tsx'
import { cronJobList } from './cron-job-list.tsx'

/** /admin/cronjobs. */
export default function CronJobListScreen() {
  return (
    <ListScreen
      list={cronJobList}
      lead="What runs by the clock: when it last ran, how that went, and when it runs next."
    />
  )
}
