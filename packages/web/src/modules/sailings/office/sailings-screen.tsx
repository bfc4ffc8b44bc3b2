import { portDate } from '@gangway/contract/core/dates.ts';
import { Button, SegmentedControl } from '@mantine/core';
import { IconCalendarRepeat, IconPlus } from '@tabler/icons-react';
import { sailingsScreen } from '#lib/office-urls.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { FormDrawer } from '#ui/office/forms/form-drawer.tsx';
import { useDrawer } from '#ui/office/forms/use-drawer.ts';
import { ScreenHeader } from '#ui/office/screen-header.tsx';
import { useCanEdit } from '#ui/office/session/use-session-user.ts';
import { useNow } from '#ui/office/use-now.ts';
import { ExportSailings } from './export-sailings.tsx';
import { PatternForm } from './pattern/pattern-form.tsx';
import { SailingForm } from './sailing-form.tsx';
import { SailingList } from './sailing-list.tsx';
import { SailingPanel } from './sailing-panel.tsx';
import { SailingsCalendar } from './sailings-calendar.tsx';
import { useSailingsView } from './use-sailings-view.ts';

/** What the drawer is open for: one sailing, or many by pattern. */
type Task = { kind: 'create'; date: string | null } | { kind: 'pattern' };

/** `/ship/sailings`: the sailings as a month's calendar or as a list, and the page of each. */
export function SailingsScreen() {
  const t = useTranslate();
  const canEdit = useCanEdit(sailingsScreen);
  const today = portDate(useNow(60_000));
  const view = useSailingsView(today);
  const drawer = useDrawer<Task>();
  const create = (date: string | null) => drawer.open({ kind: 'create', date });
  const makePattern = () => drawer.open({ kind: 'pattern' });
  return (
    <>
      <ScreenHeader>
        <SegmentedControl
          aria-label={t('sailings.view')}
          data={(['calendar', 'list'] as const).map((value) => ({
            value,
            label: t(`sailings.view.${value}`),
          }))}
          value={view.kind}
          onChange={(value) => view.setKind(value === 'list' ? 'list' : 'calendar')}
        />
        {view.kind === 'list' ? <ExportSailings today={today} /> : null}
        {canEdit ? (
          <>
            <Button
              variant="default"
              leftSection={<IconCalendarRepeat size={16} aria-hidden />}
              onClick={makePattern}
            >
              {t('sailings.pattern')}
            </Button>
            <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => create(null)}>
              {t('sailings.create')}
            </Button>
          </>
        ) : null}
      </ScreenHeader>
      {view.kind === 'calendar' ? (
        <SailingsCalendar view={view} today={today} {...(canEdit ? { onAdd: create } : {})} />
      ) : (
        <SailingList
          today={today}
          canEdit={canEdit}
          onOpen={(sailing) => view.open(sailing.id)}
          onPattern={makePattern}
        />
      )}
      <SailingPanel id={view.openId} canEdit={canEdit} onClose={view.close} />
      <FormDrawer
        opened={drawer.opened}
        title={t(drawer.item?.kind === 'pattern' ? 'pattern.title' : 'sailings.create')}
        size={drawer.item?.kind === 'pattern' ? 560 : 460}
        onClose={drawer.close}
      >
        {drawer.item?.kind === 'create' ? (
          <SailingForm
            key={drawer.turn}
            sailing={null}
            start={{ date: drawer.item.date, shipId: view.shipId }}
            onSaved={(sailing) => show(sailing.date)}
          />
        ) : null}
        {drawer.item?.kind === 'pattern' ? (
          <PatternForm
            key={drawer.turn}
            start={{ month: view.month, shipId: view.shipId, today }}
            onMade={show}
          />
        ) : null}
      </FormDrawer>
    </>
  );

  /** What was made is shown at once. */
  function show(date: string) {
    drawer.close();
    if (view.kind === 'calendar' && !date.startsWith(view.month)) view.setMonth(date.slice(0, 7));
  }
}
