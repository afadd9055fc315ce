#pragma once
// Where a value lies in the range that was searched: a track with a tick at each end and a dot on it.

#include <QStyledItemDelegate>

#include <functional>
#include <utility>

namespace rigor {

/// Of a column of shares from 0 to 1 (Qt::EditRole); NaN: nothing is drawn. atBound: of the row.
class PlaceDelegate : public QStyledItemDelegate {
  public:
    static constexpr int kTrack = 84, kLeastTrack = 48; ///< px
    PlaceDelegate(std::function<double(int row)> place, std::function<bool(int row)> atBound, QObject* parent)
        : QStyledItemDelegate(parent), place_(std::move(place)), atBound_(std::move(atBound)) {}
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;

  private:
    std::function<double(int)> place_;
    std::function<bool(int)> atBound_;
};

} // namespace rigor
