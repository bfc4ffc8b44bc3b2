import { knownAmenities } from '@gangway/contract/fleet/schemas.ts';
import { Chip, Group, Input, TagsInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslate } from '#lib/use-translate.ts';
import css from './amenities-field.module.css';
import { amenityIcons, isKnownAmenity } from './amenity.ts';

interface AmenitiesFieldProps {
  amenities: readonly string[];
  error: ReactNode;
  readOnly: boolean;
  onChange: (amenities: string[]) => void;
}

/** The amenities with a word and an icon of their own to choose from, and any other beside them. */
export function AmenitiesField({ amenities, error, readOnly, onChange }: AmenitiesFieldProps) {
  const t = useTranslate();
  const known = amenities.filter(isKnownAmenity);
  const own = amenities.filter((name) => !isKnownAmenity(name));
  return (
    <>
      <Input.Wrapper label={t('field.amenities')} labelElement="div" error={error}>
        <Group gap={6} mt={4} mb={4} role="group" aria-label={t('field.amenities')}>
          <Chip.Group
            multiple
            value={[...known]}
            onChange={(names) => {
              if (!readOnly) onChange([...names, ...own]);
            }}
          >
            {knownAmenities.map((name) => {
              const Icon = amenityIcons[name];
              return (
                <Chip key={name} value={name} size="sm" radius="sm" variant="light">
                  <span className={css.chip}>
                    <Icon size={15} stroke={1.7} aria-hidden />
                    {t(`roomTypes.amenity.${name}`)}
                  </span>
                </Chip>
              );
            })}
          </Chip.Group>
        </Group>
      </Input.Wrapper>
      <TagsInput
        label={t('roomTypes.ownAmenities')}
        description={readOnly ? null : t('roomTypes.ownAmenitiesText')}
        data-path="amenities"
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        readOnly={readOnly}
        maxTags={22}
        value={own}
        onChange={(names) => onChange([...known, ...names.map((name) => name.trim().slice(0, 30))])}
      />
    </>
  );
}
