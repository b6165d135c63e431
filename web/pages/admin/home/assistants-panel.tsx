import { Stat, Stats } from '../../../ui/stat.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { ShareBar } from '../../../ui/share-bar.tsx'
import styles from './admin-home.module.css'

interface StateCount {
  readonly state: string
  readonly count: number
}

const number = new Intl.NumberFormat('en-CA')

/** 0.14: in the order of a person's time with us; whom clients find comes in spruce, who is on the way in marigold. */
const states = [
  { state: 'active', label: 'Active', tone: 'spruce' },
  { state: 'probationary', label: 'Probationary', tone: 'spruce' },
  { state: 'applicant', label: 'Applicants', tone: 'marigold' },
  { state: 'paused', label: 'Paused', tone: 'plain' },
  { state: 'inactive', label: 'Inactive', tone: 'plain' },
  { state: 'ineligible', label: 'Ineligible', tone: 'plain' },
  { state: 'lost', label: 'Lost', tone: 'plain' },
] as const

/** The assistants by state. */
export function AssistantsPanel({ states: counted }: { states: readonly StateCount[] }) {
  const shown = states
    .map((each) => ({ ...each, count: counted.find(({ state }) => state === each.state)?.count ?? 0 }))
    .filter(({ count }) => count > 0)
  const found = shown.filter(({ tone }) => tone === 'spruce').reduce((sum, { count }) => sum + count, 0)
  return (
    <Panel title="Virtual assistants" lead={`Clients can find ${number.format(found)} of them.`}>
      <div className={styles.assistants}>
        <ShareBar parts={shown.map(({ state, count, tone }) => ({ key: state, amount: count, tone }))} />
        <Stats compact>
          {shown.map(({ state, label, count, tone }) => (
            <Stat key={state} label={label} value={number.format(count)} tone={tone} />
          ))}
        </Stats>
      </div>
    </Panel>
  )
}
