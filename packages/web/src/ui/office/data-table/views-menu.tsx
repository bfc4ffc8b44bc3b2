import { viewCalls } from '@gangway/contract/settings/view-calls.ts';
import type { SavedView } from '@gangway/contract/settings/view-schemas.ts';
import { Button, Menu } from '@mantine/core';
import { modals } from '@mantine/modals';
import { IconBookmark, IconDeviceFloppy, IconLink, IconTrash, IconUsers } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callKey, callOptions } from '#lib/call-key.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { confirmDanger } from '../confirm-danger.ts';
import { operate } from '../operate.ts';
import { showError, showSuccess } from '../toast.ts';
import type { ColumnChoice } from './use-column-choice.ts';
import { KeepViewForm } from './keep-view-form.tsx';
import type { TableAddress } from './use-table-address.ts';
import { addressToShare, readView, type ViewPlace, viewQuery } from './view-query.ts';

interface ViewsMenuProps {
  place: ViewPlace;
  address: Pick<TableAddress, 'names' | 'apply'>;
  choice: Pick<ColumnChoice, 'turned' | 'turn'>;
}

/** The views of a list that are kept: one's own and those that others share, and the way to keep another. */
export function ViewsMenu({ place, address, choice }: ViewsMenuProps) {
  const t = useTranslate();
  const client = useQueryClient();
  const [opened, setOpened] = useState(false);
  const { data: views = [], isSuccess } = useQuery({
    ...callOptions(viewCalls.listViews, { query: place }),
    enabled: opened,
  });
  const refresh = () => client.invalidateQueries({ queryKey: callKey(viewCalls.listViews) });
  const own = views.filter(({ isOwn }) => isOwn);
  const others = views.filter(({ isOwn }) => !isOwn);
  const droppable = views.filter(({ mayDrop }) => mayDrop);

  return (
    <Menu opened={opened} onChange={setOpened} position="bottom-start" shadow="md" withinPortal>
      <Menu.Target>
        <Button variant="default" leftSection={<IconBookmark size={16} aria-hidden />}>
          {t('views.menu')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown
        mah="70vh"
        maw="calc(100vw - 24px)"
        style={{ overflowY: 'auto', overflowWrap: 'anywhere' }}
      >
        {/* First, so that nothing moves under the pointer when the views arrive. */}
        <Menu.Item leftSection={<IconDeviceFloppy size={15} aria-hidden />} onClick={askName}>
          {t('views.keep')}
        </Menu.Item>
        <Menu.Item leftSection={<IconLink size={15} aria-hidden />} onClick={() => void copy()}>
          {t('views.copy')}
        </Menu.Item>
        <Menu.Divider />
        {isSuccess && views.length === 0 ? <Menu.Label>{t('views.none')}</Menu.Label> : null}
        {own.length > 0 ? <Menu.Label>{t('views.own')}</Menu.Label> : null}
        {own.map((view) => (
          <Menu.Item
            key={view.id}
            onClick={() => show(view)}
            rightSection={view.shared ? <IconUsers size={14} aria-label={t('views.sharedMark')} /> : null}
          >
            {view.name}
          </Menu.Item>
        ))}
        {others.length > 0 ? <Menu.Label>{t('views.ofOthers')}</Menu.Label> : null}
        {others.map((view) => (
          <Menu.Item
            key={view.id}
            onClick={() => show(view)}
            rightSection={<small>{t('views.sharedBy', { by: view.person })}</small>}
          >
            {view.name}
          </Menu.Item>
        ))}
        {droppable.length > 0 ? <Menu.Divider /> : null}
        {droppable.map((view) => (
          <Menu.Item
            key={view.id}
            color="coral"
            leftSection={<IconTrash size={15} aria-hidden />}
            onClick={() => (view.isOwn && !view.shared ? void drop(view) : askDrop(view))}
          >
            {dropLabel(view)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );

  function show(view: SavedView): void {
    choice.turn(view.columns);
    address.apply(readView(view.query, address.names));
  }

  function askName(): void {
    const id = modals.open({
      title: t('views.title'),
      children: (
        <KeepViewForm
          onClose={() => modals.close(id)}
          onKeep={async (name, shared) => {
            const query = viewQuery(location.search, address.names);
            const body = { ...place, name, shared, query, columns: [...choice.turned] };
            await operate(viewCalls.keepView, { body });
            showSuccess(t('views.kept', { name }));
            await refresh();
          }}
        />
      ),
    });
  }

  function dropLabel({ isOwn, name, person }: SavedView): string {
    return isOwn ? t('views.drop', { name }) : t('views.dropOf', { name, by: person });
  }

  /** Others look at it too, and they are not asked. */
  function askDrop(view: SavedView): void {
    confirmDanger({
      title: dropLabel(view),
      text: t('views.dropOfText'),
      keep: t('views.dropKeep'),
      confirm: t('action.delete'),
      onConfirm: () => void drop(view),
    });
  }

  async function drop({ id, name }: SavedView): Promise<void> {
    await operate(viewCalls.dropView, { params: { id } });
    showSuccess(t('views.dropped', { name }));
    await refresh();
  }

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(addressToShare(location.href));
      showSuccess(t('views.copied'));
    } catch {
      showError(t('views.copyFailed'));
    }
  }
}
