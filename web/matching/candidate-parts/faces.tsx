import { Portrait } from './portrait.tsx'
import styles from './faces.module.css'

interface FacesProps {
  readonly people: readonly { readonly display_name: string; readonly avatar_id: number }[]
  /** `card`: beside a heading. */
  readonly size?: 'small' | 'card'
}

const max = 5

/** The first people of several, beside each other. For the eye alone: how many there are, or who, stands beside them. */
export function Faces({ people, size = 'small' }: FacesProps) {
  if (people.length === 0) return null
  return (
    <span className={styles.faces} aria-hidden="true">
      {people.slice(0, max).map(({ display_name, avatar_id }, at) => (
        <Portrait key={`${avatar_id} ${at}`} avatarId={avatar_id} name={display_name} size={size} />
      ))}
    </span>
  )
}
