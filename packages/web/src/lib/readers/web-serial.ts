/** What we use of Web Serial; the compiler's own types do not know it yet. */
export interface SerialPort extends EventTarget {
  readonly readable: ReadableStream<Uint8Array> | null;
  open(options: { baudRate: number }): Promise<void>;
  close(): Promise<void>;
  getInfo(): PortName;
}

/** By what a port is known again after it was unplugged. */
export interface PortName {
  usbVendorId?: number;
  usbProductId?: number;
}

export interface Serial extends EventTarget {
  getPorts(): Promise<SerialPort[]>;
  requestPort(): Promise<SerialPort>;
}

/** The browser's serial ports, if it has any: Chromium on a computer, over HTTPS or on the machine itself. */
export function browserSerial(): Serial | null {
  return 'serial' in navigator ? (navigator.serial as Serial) : null;
}

export function isSamePort(one: PortName, other: PortName): boolean {
  return one.usbVendorId === other.usbVendorId && one.usbProductId === other.usbProductId;
}
