import { assistantStates, type AssistantState } from '@talentplace/contract/talent/assistants/assistant.states'
import { Stat, Stats } from '../../../ui/stat.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { ShareBar } from '../../../ui/share-bar.tsx'
import styles from './admin-home.module.css'

interface StateCount {
  readonly state: string
  readonly count: number
}

const number = new Intl.NumberFormat('en-CA')

/** 0.14: whom clients find comes in spruce, who is on the way in marigold. */
function toneOf(state: AssistantState): 'spruce' | 'marigold' | 'plain' {
  if (assistantStates.is('working', state)) return 'spruce'
  return assistantStates.is('open', state) ? 'marigold' : 'plain'
}

/** The assistants by state. */
export function AssistantsPanel({ states: counted }: { states: readonly StateCount[] }) {
  const states = assistantStates.values
    .map((state) => ({
      state,
      label: assistantStates.of[state].plural,
      tone: toneOf(state),
      count: counted.find((each) => each.state === state)?.count ?? 0,
    }))
    .filter(({ count }) => count > 0)
  const found = states.filter(({ tone }) => tone === 'spruce').reduce((sum, { count }) => sum + count, 0)
  return (
    <Panel title="Virtual assistants" lead={`Clients can find ${number.format(found)} of them.`}>
      <div className={styles.assistants}>
        <ShareBar parts={states.map(({ state, count, tone }) => ({ key: state, amount: count, tone }))} />
        <Stats compact>
          {states.map(({ state, label, count, tone }) => (
            <Stat key={state} label={label} value={number.format(count)} tone={tone} />
          ))}
        </Stats>
      </div>
    </Panel>
  )
}
