// A thread of its own, so that nothing but the server delays what it measures: asks for the health at a constant rate.
import { Agent, get } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'

const { port, every } = workerData as { port: number; every: number }
const agent = new Agent({ keepAlive: true, maxSockets: 200 })
const options = { agent, host: '127.0.0.1', port, path: '/api/healthcheck?live=1' }
let times: number[] = []
let failures = 0

function poll(): void {
  const sent = performance.now()
  const request = get(options, (answer) => {
    answer.resume()
    answer.once('end', () => {
      times.push(performance.now() - sent)
      if (answer.statusCode !== 200) failures += 1
    })
  })
  request.once('error', () => (failures += 1))
}

const asking = setInterval(poll, every)
parentPort?.on('message', (wanted: 'read' | 'stop') => {
  // To a thread, not a window.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  parentPort?.postMessage({ times, failures })
  times = []
  failures = 0
  if (wanted !== 'stop') return
  clearInterval(asking)
  agent.destroy()
  parentPort?.close()
})
