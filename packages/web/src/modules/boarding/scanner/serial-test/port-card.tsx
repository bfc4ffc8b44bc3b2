import { suffixes } from '#lib/readers/line-splitter.ts';
import { speeds } from '#lib/readers/serial-settings.ts';
import type { PortName } from '#lib/readers/web-serial.ts';
import { useTranslate } from '#lib/use-translate.ts';
import partsCss from '#ui/scanner/parts.module.css';
import css from './port-card.module.css';
import type { useSerialTest } from './use-serial-test.ts';

const shapes = { disconnected: '○', connecting: '◐', connected: '●', error: '✕' };

/** The port: its state, which one it is, how fast it speaks and what it sends after a code. */
export function PortCard({ test }: { test: ReturnType<typeof useSerialTest> }) {
  const t = useTranslate();
  const { status, settings } = test;
  const isOpen = status.state === 'connected' || status.state === 'connecting';
  return (
    <section className={partsCss.card} aria-labelledby="port">
      <h2 id="port">{t('serial.port')}</h2>
      <p className={css.state} data-state={status.state} role="status">
        <span aria-hidden>{shapes[status.state]}</span> {t(`serial.state.${status.state}`)}
      </p>
      <p className={css.name}>
        {status.port ? nameOf(status.port, t('serial.port.builtIn')) : t('serial.port.none')}
      </p>
      {status.state === 'error' ? (
        <p className={css.problem} role="alert">
          {t('serial.problem')} <code>{status.problem}</code>
        </p>
      ) : null}
      {status.state === 'disconnected' && status.port ? (
        <p className={css.hint}>{t('serial.waits')}</p>
      ) : null}
      <div className={css.buttons}>
        <button
          type="button"
          className={status.port ? partsCss.plain : partsCss.button}
          onClick={test.choose}
        >
          {t(status.port ? 'serial.chooseOther' : 'serial.choose')}
        </button>
        {status.port && isOpen ? (
          <button type="button" className={partsCss.plain} onClick={test.disconnect}>
            {t('serial.disconnect')}
          </button>
        ) : null}
        {status.port && !isOpen ? (
          <button type="button" className={partsCss.button} onClick={test.connect}>
            {t('serial.connect')}
          </button>
        ) : null}
      </div>
      <div className={css.fields}>
        <label className={partsCss.field}>
          {t('serial.speed')}
          <select
            value={settings.baudRate}
            onChange={({ target }) => test.change({ baudRate: Number(target.value) })}
          >
            {speeds.map((speed) => (
              <option key={speed} value={speed}>
                {speed}
              </option>
            ))}
          </select>
        </label>
        <label className={partsCss.field}>
          {t('serial.suffix')}
          <select
            value={settings.suffix}
            onChange={({ target }) => {
              const suffix = suffixes.find((known) => known === target.value);
              if (suffix) test.change({ suffix });
            }}
          >
            {suffixes.map((suffix) => (
              <option key={suffix} value={suffix}>
                {t(`serial.suffix.${suffix}`)}
              </option>
            ))}
          </select>
        </label>
      </div>
    </section>
  );
}

/** By the numbers of its maker and make: browsers tell no names. */
function nameOf({ usbVendorId, usbProductId }: PortName, builtIn: string): string {
  if (usbVendorId === undefined) return builtIn;
  return `USB ${fourDigits(usbVendorId)}:${fourDigits(usbProductId ?? 0)}`;
}

const fourDigits = (number: number) => number.toString(16).padStart(4, '0');
