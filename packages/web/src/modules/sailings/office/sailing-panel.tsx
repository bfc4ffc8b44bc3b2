import { useState } from 'react';
import { useTranslate } from '#lib/use-translate.ts';
import { RecordDrawer } from '#ui/office/record-drawer.tsx';
import { SailingDetail } from './sailing-detail.tsx';
import { SailingForm } from './sailing-form.tsx';
import { sailingName } from './sailing-name.ts';
import { sailingDetailQuery } from './sailings-queries.ts';

interface SailingPanelProps {
  /** Null when no sailing's page is open. */
  id: number | null;
  canEdit: boolean;
  onClose: () => void;
}

/** A sailing's page, over the calendar or list it was opened from. */
export function SailingPanel({ id, canEdit, onClose }: SailingPanelProps) {
  const t = useTranslate();
  const [editedId, setEditedId] = useState<number | null>(null);
  const editing = editedId !== null && editedId === id;
  const endEditing = () => setEditedId(null);
  return (
    <RecordDrawer
      id={id}
      query={sailingDetailQuery}
      title={(detail) => {
        if (!detail) return t('sailings.table');
        const name = sailingName(detail.sailing);
        return editing ? t('sailings.editOf', { name }) : name;
      }}
      missing={{ title: t('sailings.missing'), text: t('sailings.missingText') }}
      size={editing ? 460 : 620}
      onClose={editing ? endEditing : onClose}
    >
      {(detail) =>
        editing ? (
          <SailingForm sailing={detail.sailing} onSaved={endEditing} />
        ) : (
          <SailingDetail detail={detail} canEdit={canEdit} onEdit={() => setEditedId(id)} />
        )
      }
    </RecordDrawer>
  );
}
