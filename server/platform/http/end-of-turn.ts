type Send = () => void

let waiting: Send[] = []
let inThisTurn = 0
let inLastTurn = 1

function endTurn(): void {
  const sends = waiting
  waiting = []
  inLastTurn = inThisTurn
  inThisTurn = 0
  for (const send of sends) send()
}

/**
 * Runs a send after everything this turn of the event loop has to answer is answered. Written one by one, each small
 * reply wakes its reader anew; behind one another they wake it once. Where the last turn had one request only, the
 * first of this one is taken to be alone too, and isn't kept waiting.
 */
export function atEndOfTurn(send: Send): void {
  inThisTurn += 1
  if (inThisTurn === 1) setImmediate(endTurn)
  if (inThisTurn === 1 && inLastTurn === 1) send()
  else waiting.push(send)
}
