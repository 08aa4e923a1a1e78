import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'

/** The way between a browser and the house: it can go dead without a word, as that of a device that slept. */
export class Wire {
  readonly url: string
  readonly #server: Server
  readonly #sockets: Set<Socket>

  private constructor(server: Server, port: number, sockets: Set<Socket>) {
    this.#server = server
    this.#sockets = sockets
    this.url = `http://localhost:${port}`
  }

  /** Opens a way to an address. */
  static async to(address: string): Promise<Wire> {
    const { hostname, port: target } = new URL(address)
    const sockets = new Set<Socket>()
    const server = createServer((near) => {
      const far = connect(Number(target), hostname)
      for (const socket of [near, far]) {
        sockets.add(socket)
        socket.on('error', () => undefined)
        socket.on('close', () => {
          sockets.delete(socket)
          near.destroy()
          far.destroy()
        })
      }
      near.pipe(far)
      far.pipe(near)
    })
    await new Promise<void>((tell) => server.listen(0, '127.0.0.1', tell))
    const { port } = server.address() as AddressInfo
    return new Wire(server, port, sockets)
  }

  /** Carries nothing more over the connections there are, and closes none; new ones find their way. */
  silence(): void {
    for (const socket of this.#sockets) {
      socket.unpipe()
      socket.pause()
    }
  }

  /** Ends the connections there are, as a network does that goes away. */
  cut(): void {
    for (const socket of this.#sockets) socket.destroy()
  }

  /** How many connections there are. */
  get connections(): number {
    return this.#sockets.size / 2
  }

  close(): void {
    this.cut()
    this.#server.close()
  }
}
