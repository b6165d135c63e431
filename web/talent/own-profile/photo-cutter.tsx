import type { StoredFile } from '@talentplace/contract/shared/stored-file'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState, type PointerEvent } from 'react'
import { readSmallPicture } from '../../platform/api/files.ts'
import { Button } from '../../ui/button.tsx'
import { FormEnd } from '../../ui/form/form-footer.tsx'
import { firstSquare, inPixels, moved, resized, sidesOf, type Square } from './square-of-picture.ts'
import styles from './photo.module.css'

/** Of the window that the square is seen through, as the style sheet has it. */
const windowSide = 240

interface SliderProps {
  readonly label: string
  readonly least: number
  readonly max: number
  readonly value: number
  readonly onChange: (value: number) => void
}

function Slider({ label, least, max, value, onChange }: SliderProps) {
  return (
    <label className={styles.slider}>
      {label}
      <input
        type="range"
        min={least}
        max={Math.floor(max)}
        value={Math.round(value)}
        disabled={max - least < 1}
        onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
      />
    </label>
  )
}

interface PhotoCutterProps {
  readonly picture: StoredFile & { readonly width: number; readonly height: number }
  readonly busy: boolean
  readonly failure: string | null
  readonly onChosen: (square: Square) => void
  readonly onCancel: () => void
}

/** Chooses the square of a picture: by drawing it about with mouse or finger, or by its sliders. */
export function PhotoCutter({ picture, busy, failure, onChosen, onCancel }: PhotoCutterProps) {
  const [square, setSquare] = useState(() => firstSquare(picture))
  const grabbed = useRef<{ x: number; y: number } | null>(null)
  const { data: source } = useQuery({
    queryKey: ['small picture', picture.uuid],
    queryFn: ({ signal }) => readSmallPicture(picture.uuid, signal),
    staleTime: Infinity,
  })
  const scale = windowSide / square.side
  const sides = sidesOf(picture)

  function drag(event: PointerEvent<HTMLDivElement>): void {
    const from = grabbed.current
    if (!from) return
    grabbed.current = { x: event.clientX, y: event.clientY }
    setSquare(
      moved(picture, square, { right: (from.x - event.clientX) / scale, down: (from.y - event.clientY) / scale }),
    )
  }

  return (
    <div className={styles.cutter}>
      <div
        className={styles.window}
        aria-hidden="true"
        onPointerDown={(event) => {
          grabbed.current = { x: event.clientX, y: event.clientY }
          event.currentTarget.setPointerCapture(event.pointerId)
        }}
        onPointerMove={drag}
        onPointerUp={() => (grabbed.current = null)}
        onPointerCancel={() => (grabbed.current = null)}
      >
        {source !== undefined && (
          <img
            src={source}
            alt=""
            draggable={false}
            style={{
              width: picture.width * scale,
              height: picture.height * scale,
              left: -square.left * scale,
              top: -square.top * scale,
            }}
          />
        )}
      </div>
      <div className={styles.controls}>
        <p className={styles.hint}>Drag the picture, or use the sliders, until your face fills the circle.</p>
        <Slider
          label="Zoom"
          least={0}
          max={sides.max - sides.least}
          value={sides.max - square.side}
          onChange={(zoom) => setSquare(resized(picture, square, sides.max - zoom))}
        />
        <Slider
          label="Left and right"
          least={0}
          max={picture.width - square.side}
          value={square.left}
          onChange={(left) => setSquare(moved(picture, square, { right: left - square.left, down: 0 }))}
        />
        <Slider
          label="Up and down"
          least={0}
          max={picture.height - square.side}
          value={square.top}
          onChange={(top) => setSquare(moved(picture, square, { right: 0, down: top - square.top }))}
        />
        <FormEnd failure={failure}>
          <Button busy={busy} onClick={() => onChosen(inPixels(square))}>
            {busy ? 'Saving …' : 'Use this photo'}
          </Button>
          <Button variant="quiet" onClick={onCancel}>
            Cancel
          </Button>
        </FormEnd>
      </div>
    </div>
  )
}
