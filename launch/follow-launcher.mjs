import { constants } from 'node:os'

// Loaded into the program before it begins: when the launcher is gone, however it ended, the program stops cleanly.
if (process.channel) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  process.channel.unref()
}

// A program with no clean stop of its own, a drill say, leaves by its exit handlers: they end what it began.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    if (process.listenerCount(signal) === 1) process.exit(128 + constants.signals[signal])
  })
}
