import type { ListState } from '../../../ui/list-screen/list-state.ts'
import type { ChangeList } from '../../../ui/list-screen/use-list-state.ts'
import { daysOf, pickOf, quickPicks } from '../entries/quick-picks.ts'
import { ChoiceButtons } from './choice-buttons.tsx'

interface QuickPickButtonsProps {
  readonly state: ListState
  readonly onChange: ChangeList
  /** The viewer's calendar day. */
  readonly today: string
}

/** A6.7: days in one press; the one that is chosen, pressed again, shows all. */
export function QuickPickButtons({ state, onChange, today }: QuickPickButtonsProps) {
  const { from, to, ...others } = state.filters
  const chosen = pickOf(from, to, today)
  return (
    <ChoiceButtons
      label="Days"
      choices={quickPicks}
      chosen={chosen}
      onChoose={(pick) =>
        onChange({ ...state, page: 1, filters: pick === chosen ? others : { ...others, ...daysOf(pick, today) } })
      }
    />
  )
}
