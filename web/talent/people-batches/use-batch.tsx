import { useMay } from '../../platform/session/use-may.ts'
import { Button } from '../../ui/button.tsx'
import { RowCheckbox } from '../../ui/row-checkbox.tsx'
import { BatchBar } from './batch-bar.tsx'
import { useChosen } from './use-chosen.ts'

interface Listed {
  readonly uuid: string
  readonly full_name: string
}

const uuidsOf = (rows: readonly Listed[]) => rows.map(({ uuid }) => uuid)

/** What a list of assistants offers those who may change them: several chosen and changed together. */
export function useBatch() {
  const mayEdit = useMay('admin_virtualassistant.edit')
  const chosen = useChosen()
  const { choosing } = chosen
  return {
    actions: mayEdit && !choosing && (
      <Button variant="outline" onClick={chosen.start}>
        Choose several
      </Button>
    ),
    ...(choosing && {
      summary: (rows: readonly Listed[]) => <BatchBar chosen={chosen} visible={uuidsOf(rows)} />,
      rowChoice: ({ uuid, full_name }: Listed) => (
        <RowCheckbox
          label={`Choose ${full_name}`}
          checked={chosen.uuids.has(uuid)}
          onChange={() => chosen.toggle(uuid)}
        />
      ),
    }),
  }
}
